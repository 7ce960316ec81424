import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { navigatePage } from '../../shared/report/navigate-page';
import { reportHref } from '../../shared/report/report-href';
import { PrivateSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { Spinner } from '../../shared/ui/Spinner';
import type { ReportRedirectMessages } from './messages.en';

/** A link to a report, met inside the client: the server renders the report, so the whole page goes there. */
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
