import { Link, Navigate } from 'react-router-dom';
import { ApiError } from '../../shared/api/api-error';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { readCurrentReport } from '../../shared/report/current-report';
import { Notice } from '../../shared/ui/Notice';
import type { ProcessingMessages } from './messages.en';
import { RotatingMessage } from './RotatingMessage';
import { SurveyedLot } from './SurveyedLot';
import { useReportStatus } from './use-report-status';

type Props = { t: ProcessingMessages; language: Language; reportId: string };

/** Follows the report until it is completed, and says so when it waits or failed. */
export function ReportProgress({ t, language, reportId }: Props) {
  const { data, error } = useReportStatus(reportId);
  const status: string | undefined = data?.status;
  if (status === 'completed' || status === 'complete') {
    return <Navigate replace to={href('thankYou', language, { reportId })} />;
  }
  const failed = status === 'failed' || status === 'error';
  const unknown = !data && error instanceof ApiError && error.status === 404;
  return (
    <div className="sheet p-6 sm:p-10">
      {!failed && !unknown && (
        <div className="text-center">
          <SurveyedLot />
          <div className="mt-6 min-h-8">
            <RotatingMessage messages={t.messages} />
          </div>
        </div>
      )}
      <div role="status" className={failed || unknown ? '' : 'mt-8'}>
        {progressNotice(
          { t, language, reportId },
          { failed, unknown, unpaid: status === 'draft' && !isConfirmed(reportId) },
        )}
      </div>
    </div>
  );
}

/** The server has said so to this tab; its own reading of the status may follow a moment later. */
function isConfirmed(reportId: string): boolean {
  const current = readCurrentReport();
  return current?.reportId === reportId && current.confirmed === true;
}

type State = { failed: boolean; unknown: boolean; unpaid: boolean };

function progressNotice({ t, language, reportId }: Props, { failed, unknown, unpaid }: State) {
  if (failed) {
    return (
      <Notice tone="warning" title={t.failed.title}>
        {t.failed.body}
      </Notice>
    );
  }
  if (unknown) {
    return (
      <Notice tone="warning" title={t.unknown.title}>
        {t.unknown.body}
      </Notice>
    );
  }
  if (unpaid) {
    return (
      <Notice tone="info" title={t.unpaid.title}>
        <p>{t.unpaid.body}</p>
        <Link className="link mt-2 inline-block" to={href('checkout', language, { reportId })}>
          {t.unpaid.back}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={t.almost.title}>
      {t.almost.body}
    </Notice>
  );
}
