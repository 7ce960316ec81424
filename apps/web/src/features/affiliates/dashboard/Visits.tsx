import { minuteMs } from '@closewise/domain/calendar';
import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readLinkVisits, type LinkVisits } from '../../../shared/api/affiliate';
import { dayName } from '../../../shared/i18n/days';
import type { Language } from '../../../shared/i18n/language';
import { useLanguage } from '../../../shared/i18n/LanguageContext';
import { EmptyBox } from '../../../shared/ui/EmptyBox';
import { ErrorBoundary } from '../../../shared/ui/ErrorBoundary';
import { Notice } from '../../../shared/ui/Notice';
import { Panel } from '../../../shared/ui/Panel';
import { Spinner } from '../../../shared/ui/Spinner';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import { messages } from '../messages';
import type { AffiliateMessages } from '../messages.en';

const VisitsChart = lazy(() => import('./VisitsChart'));

/** Visits of the affiliate's link, and how many led to a sale. */
export function Visits() {
  const language = useLanguage();
  const t = messages[language].visits;
  const query = useQuery({
    queryKey: ['affiliate', 'visits'],
    queryFn: readLinkVisits,
    staleTime: minuteMs,
  });
  return (
    <Panel title={t.title} lede={t.lede}>
      {query.isPending && <Spinner label={t.loading} />}
      {query.isError && (
        <div className="grid gap-3">
          <Notice tone="error">{t.failed}</Notice>
          <button
            type="button"
            className="btn btn-quiet justify-self-start"
            onClick={() => void query.refetch()}
          >
            {t.retry}
          </button>
        </div>
      )}
      {query.data && <VisitSummary visits={query.data} t={t} language={language} />}
    </Panel>
  );
}

function VisitSummary({
  visits,
  t,
  language,
}: {
  visits: LinkVisits;
  t: AffiliateMessages['visits'];
  language: Language;
}) {
  const { total, since, byDay } = visits;
  if (total === 0) return <EmptyBox {...t.empty} />;
  return (
    <div className="grid gap-5">
      <VisitFigures visits={visits} t={t} />
      {byDay.length > 0 && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<div className="h-48" />}>
            <VisitsChart visits={visits} t={t} language={language} />
          </Suspense>
        </ErrorBoundary>
      )}
      {byDay.length > 0 && <DaysInFigures byDay={byDay} t={t} language={language} />}
      {since && <p className="text-[0.9375rem] text-muted">{t.total(total, dayName(since, language))}</p>}
    </div>
  );
}

type Props = { byDay: LinkVisits['byDay']; t: AffiliateMessages['visits']; language: Language };

/** The chart's figures, newest day first. */
const DaysInFigures = ({ byDay, t, language }: Props) => (
  <details>
    <summary className="link inline-flex min-h-8 cursor-pointer items-center text-[0.9375rem]">
      {t.byDay}
    </summary>
    <table className="num mt-2 w-full text-[0.9375rem]">
      <caption className="sr-only">{t.chart}</caption>
      <thead>
        <tr className="border-b border-ink/80">
          <ColumnHead>{t.day}</ColumnHead>
          <ColumnHead numeric>{t.visits}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {byDay.toReversed().map(({ day, visits }) => (
          <tr key={day} className="border-b border-dashed border-line last:border-0">
            <th scope="row" className="py-2 text-left font-medium">
              {dayName(day, language)}
            </th>
            <td className="py-2 text-right">{visits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** Visits, sales and conversion rate. */
const VisitFigures = ({ visits, t }: { visits: LinkVisits; t: AffiliateMessages['visits'] }) => (
  <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
    <Figure name={t.lately} value={visits.lately.toLocaleString('en-US')} note={t.latelyNote(visits.days)} />
    <Figure name={t.sales} value={visits.sales.toLocaleString('en-US')} note={t.salesNote} />
    <Figure
      name={t.conversion}
      value={
        visits.conversionPercent === null ? t.noConversion : visits.conversionPercent.toLocaleString('en-US')
      }
      note={t.conversionNote}
    />
  </dl>
);

const Figure = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <div className="border-t border-ink/80 pt-3">
    <dt className="text-sm font-semibold text-muted">{name}</dt>
    <dd>
      <span className="num block text-[1.625rem] font-bold leading-tight">{value}</span>
      <span className="text-sm leading-snug text-muted">{note}</span>
    </dd>
  </div>
);
