import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readLinkVisits, type LinkVisits } from '../../../../shared/api/affiliate';
import { dayName } from '../../../../shared/i18n/days';
import type { Language } from '../../../../shared/i18n/language';
import { useLanguage } from '../../../../shared/i18n/LanguageContext';
import { EmptyBox } from '../../../../shared/ui/EmptyBox';
import { ErrorBoundary } from '../../../../shared/ui/ErrorBoundary';
import { Notice } from '../../../../shared/ui/Notice';
import { Panel } from '../../../../shared/ui/Panel';
import { Spinner } from '../../../../shared/ui/Spinner';
import { DaysInFigures } from './DaysInFigures';
import en, { type VisitsMessages } from './messages.en';
import es from './messages.es';
import { VisitFigures } from './VisitFigures';

const minuteMs = 60_000;
const VisitsChart = lazy(() => import('./VisitsChart'));

/** How many follow the affiliate's link, and how many of them buy. */
export function Visits() {
  const language = useLanguage();
  const t = { en, es }[language];
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
      {query.data && <Counted visits={query.data} t={t} language={language} />}
    </Panel>
  );
}

function Counted({ visits, t, language }: { visits: LinkVisits; t: VisitsMessages; language: Language }) {
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
      {since && (
        <p className="text-[0.9375rem] text-muted">
          {t.total(total.toLocaleString('en-US'), dayName(since, language))}
        </p>
      )}
    </div>
  );
}
