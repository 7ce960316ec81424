import { useEffect } from 'react';
import { ArrowUp, Calculator, Handshake, MapPin, ShieldCheck } from 'lucide-react';
import type { Language } from '../../shared/i18n/language';
import { textOfPart } from '../../shared/marketing/Part';
import { useReportPrice, withPrice } from '../../shared/price/report-price';
import { useRole } from '../../shared/account/RoleContext';
import { PublicSeo } from '../../shared/seo/Seo';
import { Hero, scrollToForm } from './Hero';
import type { LandingMessages } from './messages.en';
import { Proof } from './Proof';
import { SampleReport } from './SampleReport';

export default function LandingPage({ t, language }: { t: LandingMessages; language: Language }) {
  const { setRole } = useRole();
  const price = useReportPrice(language);
  useEffect(() => setRole('buyer'), [setRole]);
  return (
    <>
      <PublicSeo
        page="home"
        title={t.seo.title}
        keywords={t.seo.keywords}
        description={withPrice(t.seo.description, price).replace(
          '{ready}',
          textOfPart('CLAIM_SPEED', t.seo.ready),
        )}
        language={language}
      />
      <Hero t={t} language={language} price={price} />
      <Benefits t={t.benefits} />
      <HowItWorks t={t.how} price={price} />
      <SampleReport t={t.preview} language={language} />
      <Proof t={t.proof} language={language} />
      <section aria-labelledby="closing" className="on-dark bg-pine-900 text-white print:hidden">
        <div className="wrap flex flex-wrap items-center justify-between gap-6 py-14">
          <h2 id="closing" className="display max-w-xl text-[2rem] sm:text-4xl">
            {t.closing.title}
          </h2>
          <a className="btn btn-accent text-[1.0625rem]" href="#property-form" onClick={scrollToForm}>
            {t.closing.cta}
            <ArrowUp aria-hidden size={18} />
          </a>
        </div>
      </section>
    </>
  );
}

const icons = {
  breakdown: Calculator,
  negotiation: Handshake,
  location: MapPin,
  confidence: ShieldCheck,
} as const;
const keys = Object.keys(icons) as (keyof typeof icons)[];

/** Four cards, hidden on small screens. */
function Benefits({ t }: { t: LandingMessages['benefits'] }) {
  return (
    <section aria-labelledby="benefits" className="wrap hidden pb-4 pt-16 sm:block">
      <h2 id="benefits" className="display max-w-xl text-4xl">
        {t.title}
      </h2>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {keys.map((key) => {
          const Icon = icons[key];
          return (
            <li key={key} className="rounded-card border border-line bg-white p-6">
              <span className="grid size-11 place-items-center rounded-xl bg-pine-50 text-pine-700">
                <Icon aria-hidden size={22} strokeWidth={1.75} />
              </span>
              <h3 className="mt-4 text-lg font-bold leading-snug">{t.items[key].title}</h3>
              <p className="mt-1.5 text-[0.9375rem] text-muted">{t.items[key].body}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function HowItWorks({ t, price }: { t: LandingMessages['how']; price: string }) {
  return (
    <section id="how" aria-labelledby="how-title" className="wrap py-20">
      <h2 id="how-title" className="display max-w-lg text-4xl">
        {t.title}
      </h2>
      <ol className="mt-10 grid gap-8 md:grid-cols-3">
        {t.items.map(({ title, body }, index) => (
          <li key={title} className="border-t border-ink/80 pt-5">
            <span aria-hidden="true" className="num font-display text-lg font-bold text-pine-700">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl font-bold">{withPrice(title, price)}</h3>
            <p className="mt-2 text-muted">{body}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
