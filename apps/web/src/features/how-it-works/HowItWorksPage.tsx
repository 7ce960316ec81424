import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { useReportPrice, withPrice } from '../../shared/price/report-price';
import { FaqJsonLd } from '../../shared/seo/JsonLd';
import { PublicSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { BeforeYouStart } from './BeforeYouStart';
import { HowToJsonLd } from './HowToJsonLd';
import { Included } from './Included';
import type { HowItWorksMessages } from './messages.en';
import { ThreeSteps } from './ThreeSteps';

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
