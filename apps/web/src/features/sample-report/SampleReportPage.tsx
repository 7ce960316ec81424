import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { sampleReportHref } from '../../shared/report/report-href';
import { PublicSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { CashToClose } from './CashToClose';
import { FeeTable } from './FeeTable';
import type { SampleReportMessages } from './messages.en';

const categories = ['required', 'negotiable', 'optional'] as const;

/** `/sample-report`: the figures of the Houston sample, and the way to the whole of it. */
export default function SampleReportPage({ t, language }: { t: SampleReportMessages; language: Language }) {
  return (
    <>
      <PublicSeo page="sampleReport" {...t.seo} language={language} />
      <PineBand title={t.title} lede={t.lede}>
        <div className="mt-7 flex flex-wrap gap-3 print:hidden">
          <a className="btn btn-accent" href={sampleReportHref(language)} aria-describedby="whole-hint">
            <FileText aria-hidden size={18} />
            {t.whole}
          </a>
          <Link className="btn btn-on-dark" to={href('home', language)}>
            {t.start}
          </Link>
        </div>
        <p id="whole-hint" className="mt-3 text-[0.9375rem] text-pine-100 print:hidden">
          {t.wholeHint}
        </p>
      </PineBand>
      <div className="wrap grid gap-14 pb-20">
        <CashToClose t={t.cash} amounts={t.sample.cash} language={language} />
        {categories.map((category) => (
          <FeeTable
            key={category}
            id={category}
            t={t}
            heading={t.categories[category]}
            fees={t.sample[category]}
            language={language}
          />
        ))}
        <section aria-labelledby="more">
          <h2 id="more" className="display text-3xl">
            {t.more.title}
          </h2>
          <p className="mt-2 text-muted">{t.more.lede}</p>
          <ul className="mt-5 grid list-disc gap-2 pl-5 marker:text-pine-700">
            {t.more.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <a className="btn btn-primary mt-7 print:hidden" href={sampleReportHref(language)}>
            {t.whole}
          </a>
        </section>
      </div>
    </>
  );
}
