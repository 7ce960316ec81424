import { FileDown, FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Language, pairedLanguage } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { href } from '../../shared/i18n/paths';
import { samplePdfHref, sampleReportHref } from '../../shared/report/report-href';
import { PublicSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { FeeTable } from './FeeTable';
import type { SampleReportMessages } from './messages.en';

const categories = ['required', 'negotiable', 'optional'] as const;

/** `/sample-report`: figures of the Houston sample, with links to the complete report. */
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
          <a className="btn btn-on-dark" href={samplePdfHref(language)}>
            <FileDown aria-hidden size={18} />
            {t.pdf}
          </a>
          <Link className="btn btn-on-dark" to={href('home', language)}>
            {t.start}
          </Link>
        </div>
        <p id="whole-hint" className="mt-3 text-[0.9375rem] text-pine-100 print:hidden">
          {t.wholeHint} <OtherLanguage t={t.other} language={language} />
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
          <div className="mt-7 flex flex-wrap gap-3 print:hidden">
            <a className="btn btn-primary" href={sampleReportHref(language)}>
              {t.whole}
            </a>
            <a className="btn btn-quiet" href={samplePdfHref(language)}>
              {t.pdf}
            </a>
          </div>
        </section>
      </div>
    </>
  );
}

/** A link to the sample in the other language. */
function OtherLanguage({ t, language }: { t: SampleReportMessages['other']; language: Language }) {
  const other = pairedLanguage(language);
  return (
    <span lang={other}>
      {t.title}{' '}
      <a
        className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-white"
        href={sampleReportHref(other)}
        hrefLang={other}
      >
        {t.page}
      </a>{' '}
      ·{' '}
      <a
        className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-white"
        href={samplePdfHref(other)}
        hrefLang={other}
      >
        PDF
      </a>
    </span>
  );
}

type Cash = SampleReportMessages['cash'];
type Props = { t: Cash; amounts: Record<keyof Cash['rows'], number>; language: Language };

/** The four totals that matter most to a buyer. */
function CashToClose({ t, amounts, language }: Props) {
  const rows = Object.entries(t.rows) as [keyof Cash['rows'], string][];
  return (
    <section aria-labelledby="cash" className="sheet relative -mt-14 max-w-2xl overflow-hidden">
      <div className="px-6 pt-6 sm:px-8">
        <h2 id="cash" className="display text-2xl">
          {t.title}
        </h2>
        <p className="mt-1 text-[0.9375rem] text-muted">{t.lede}</p>
      </div>
      <dl className="num mt-4">
        {rows.map(([key, name]) => (
          <div
            key={key}
            className="flex justify-between gap-4 border-t border-dashed border-line px-6 py-3 last:bg-marigold-100 last:py-4 last:text-xl last:font-bold sm:px-8"
          >
            <dt>{name}</dt>
            <dd className="font-semibold">{formatCents(amounts[key], language, 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
