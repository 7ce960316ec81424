import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { useReportPrice, withPrice } from '../../shared/price/report-price';
import { FaqJsonLd, JsonLd } from '../../shared/seo/JsonLd';
import { PublicSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import type { HowItWorksMessages } from './messages.en';

/** `/how-it-works`. */
export default function HowItWorksPage({ t, language }: { t: HowItWorksMessages; language: Language }) {
  const price = useReportPrice(language);
  const description = withPrice(t.seo.description, price);
  const home = href('home', language);
  const steps = t.steps.items.map((step) => ({ ...step, title: withPrice(step.title, price) }));
  return (
    <>
      <PublicSeo page="howItWorks" {...t.seo} description={description} language={language} />
      <HowToJsonLd name={t.hero.title} description={description} steps={steps} />
      <FaqJsonLd questions={t.faq.items} />
      <PineBand title={t.hero.title} lede={t.hero.lede}>
        <p className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link className="btn btn-accent text-[1.0625rem]" to={home}>
            {t.hero.cta}
            <ArrowRight aria-hidden size={18} />
          </Link>
          <span className="text-lg font-semibold">{withPrice(t.hero.price, price)}</span>
        </p>
      </PineBand>
      <ThreeSteps title={t.steps.title} steps={steps} />
      <Included t={t.included} />
      <BeforeYouStart t={t.faq} language={language} />
      <section aria-labelledby="closing" className="on-dark bg-pine-900 text-white print:hidden">
        <div className="wrap flex flex-wrap items-center justify-between gap-6 py-14">
          <h2 id="closing" className="display max-w-xl text-[2rem] sm:text-4xl">
            {t.closing.title}
          </h2>
          <Link className="btn btn-accent text-[1.0625rem]" to={home}>
            {t.closing.cta}
          </Link>
        </div>
      </section>
    </>
  );
}

type Step = { title: string; body: string; time: string };

function ThreeSteps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <section aria-labelledby="steps" className="wrap py-16 sm:py-20">
      <h2 id="steps" className="display text-4xl">
        {title}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t border-ink/80 pt-5">
            <span aria-hidden="true" className="num font-display text-lg font-bold text-pine-700">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl font-bold">{step.title}</h3>
            <p className="mt-2 text-muted">{step.body}</p>
            <p className="mt-3 text-[0.9375rem] font-semibold text-pine-700">{step.time}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Questions that come up before the first step; the others are on the FAQ page. */
function BeforeYouStart({ t, language }: { t: HowItWorksMessages['faq']; language: Language }) {
  return (
    <section
      aria-labelledby="before"
      className="wrap grid gap-x-14 gap-y-8 py-16 sm:py-20 lg:grid-cols-[20rem_1fr]"
    >
      <div>
        <h2 id="before" className="display text-4xl">
          {t.title}
        </h2>
        <p className="mt-4">
          <Link className="link" to={href('faq', language)}>
            {t.all}
          </Link>
        </p>
      </div>
      <dl className="max-w-2xl">
        {t.items.map(({ question, answer }) => (
          <div key={question} className="border-t border-line py-5 first:border-ink/80">
            <dt className="text-lg font-semibold">{question}</dt>
            <dd className="mt-1.5 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Included({ t }: { t: HowItWorksMessages['included'] }) {
  return (
    <section aria-labelledby="included" className="border-y border-line bg-pine-50">
      <div className="wrap py-16 sm:py-20">
        <h2 id="included" className="display text-4xl">
          {t.title}
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-muted">{t.lede}</p>
        <ul className="mt-9 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {t.items.map(({ title, body }) => (
            <li key={title}>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1.5 text-muted">{body}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Props = { name: string; description: string; steps: readonly { title: string; body: string }[] };

const fiveMinutes = 'PT5M';

/** The steps as structured data. */
function HowToJsonLd({ name, description, steps }: Props) {
  const step = steps.map(({ title, body }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: title,
    text: body,
  }));
  return <JsonLd data={{ '@type': 'HowTo', name, description, totalTime: fiveMinutes, step }} />;
}
