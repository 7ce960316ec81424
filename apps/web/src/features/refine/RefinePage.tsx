import { Link, Navigate, useParams } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { reportHref } from '../../shared/report/report-href';
import { PrivateSeo } from '../../shared/seo/Seo';
import { PageWaiting } from '../../shared/ui/PageWaiting';
import { PineBand } from '../../shared/ui/PineBand';
import type { RefineMessages } from './messages.en';
import { Refining } from './Refining';
import { useVersions } from './use-versions';

type Props = { t: RefineMessages; language: Language };

/** `/report/{id}/refine`: what a report was made with, to be corrected by whoever has its link. */
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
