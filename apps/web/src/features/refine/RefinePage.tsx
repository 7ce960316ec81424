import { Link, Navigate, useParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { readReportVersions } from '../../shared/api/buyer';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { reportHref } from '../../shared/report/report-href';
import { PrivateSeo } from '../../shared/seo/Seo';
import { PageWaiting } from '../../shared/ui/Spinner';
import { PineBand } from '../../shared/ui/PineBand';
import { newestOf } from './inputs';
import type { RefineMessages } from './messages.en';
import { Refining } from './Refining';

type Props = { t: RefineMessages; language: Language };

/** `/report/{id}/refine`: corrects a report's input; anyone with its link may use it. */
export default function RefinePage({ t, language }: Props) {
  const { reportId } = useParams();
  if (!reportId) return <Navigate replace to={href('home', language)} />;
  return (
    <>
      <PrivateSeo {...t.seo} />
      <OfReport key={reportId} t={t} language={language} reportId={reportId} />
    </>
  );
}

function OfReport({ t, language, reportId }: Props & { reportId: string }) {
  const { data, isError, isUnknown, refetch } = useVersions(reportId);
  if (isUnknown) {
    return (
      <PineBand narrow title={t.notFound.title} lede={t.notFound.lede}>
        <Link className="btn btn-accent mt-7" to={href('home', language)}>
          {t.notFound.go}
        </Link>
      </PineBand>
    );
  }
  if (data) {
    return (
      <>
        <PineBand narrow title={t.title} lede={t.lede}>
          <a className="btn btn-on-dark mt-6" href={`${reportHref(reportId)}?lang=${language}`}>
            {t.open}
          </a>
        </PineBand>
        <div className="wrap relative -mt-14 grid max-w-3xl gap-6 pb-20">
          <Refining t={t} language={language} reportId={reportId} report={data} />
        </div>
      </>
    );
  }
  if (!isError) return <PageWaiting label={t.loading} />;
  return (
    <div role="alert">
      <PineBand narrow title={t.unavailable.title} lede={t.unavailable.lede}>
        <button type="button" className="btn btn-accent mt-7" onClick={() => void refetch()}>
          {t.unavailable.go}
        </button>
      </PineBand>
    </div>
  );
}

const writingIntervalMs = 3_000;

/**
 * The versions of a report, polled while the newest is being written. Unknown, unpaid and erased reports look
 * alike.
 */
function useVersions(reportId: string) {
  const query = useQuery({
    queryKey: ['report-versions', reportId],
    queryFn: () => readReportVersions(reportId),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && !newestOf(state.data).isReady ? writingIntervalMs : false),
  });
  return { ...query, isUnknown: query.error instanceof ApiError && query.error.status === 404 };
}
