import { useEffect } from 'react';
import { ArrowUp } from 'lucide-react';
import type { Language } from '../../shared/i18n/language';
import { useReportPrice, withPrice } from '../../shared/price/report-price';
import { textOfPart } from '../../shared/marketing/Part';
import { useRole } from '../../shared/role/RoleContext';
import { PublicSeo } from '../../shared/seo/Seo';
import { Benefits } from './Benefits';
import { Hero, scrollToForm } from './Hero';
import { HowItWorks } from './HowItWorks';
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
