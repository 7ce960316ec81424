import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { navigatePage } from '../../shared/report/navigate-page';
import { reportHref } from '../../shared/report/report-href';
import { PrivateSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { Spinner } from '../../shared/ui/Spinner';
import type { ReportRedirectMessages } from './messages.en';

/** A link to a report inside the client: the server renders reports, so the whole page is loaded. */
export default function ReportRedirectPage({ t }: { t: ReportRedirectMessages }) {
  const { reportId = '' } = useParams();
  useEffect(() => navigatePage(reportHref(reportId)), [reportId]);
  return (
    <>
      <PrivateSeo {...t.seo} />
      <PineBand narrow title={t.redirecting} />
      <Spinner label={t.redirecting} />
    </>
  );
}
