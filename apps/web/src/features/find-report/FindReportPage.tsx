import type { Language } from '../../shared/i18n/language';
import { PrivateSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { FindReportForm } from './FindReportForm';
import type { FindReportMessages } from './messages.en';

/** `/find-my-report`: for buyers alone, so that search engines are told not to list it. */
export default function FindReportPage({ t, language }: { t: FindReportMessages; language: Language }) {
  return (
    <>
      <PrivateSeo {...t.seo} />
      <PineBand narrow title={t.title} lede={t.lede} />
      <div className="wrap relative -mt-14 max-w-3xl pb-20">
        <FindReportForm t={t} language={language} />
        <section aria-labelledby="without" className="mt-8">
          <h2 id="without" className="text-lg font-bold">
            {t.without.title}
          </h2>
          <p className="mt-2 max-w-2xl text-muted">{t.without.body}</p>
        </section>
      </div>
    </>
  );
}
