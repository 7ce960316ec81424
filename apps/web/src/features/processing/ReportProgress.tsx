import { Link, Navigate } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { useReportStatus, type ReportStanding } from '../../shared/report/use-report-status';
import { Notice } from '../../shared/ui/Notice';
import type { ProcessingMessages } from './messages.en';
import { RotatingMessage } from './RotatingMessage';
import { SurveyedLot } from './SurveyedLot';

type Props = { t: ProcessingMessages; language: Language; reportId: string };

/** Follows the report until it is completed, and says so when it waits or failed. */
export function ReportProgress({ t, language, reportId }: Props) {
  const { standing } = useReportStatus(reportId);
  if (standing === 'completed') return <Navigate replace to={href('thankYou', language, { reportId })} />;
  const stands = standing === 'failed' || standing === 'unknown';
  return (
    <div className="sheet p-6 sm:p-10">
      {!stands && (
        <div className="text-center">
          <SurveyedLot />
          <div className="mt-6 min-h-8">
            <RotatingMessage messages={t.messages} />
          </div>
        </div>
      )}
      <div role="status" className={stands ? '' : 'mt-8'}>
        {progressNotice({ t, language, reportId }, standing)}
      </div>
    </div>
  );
}

function progressNotice({ t, language, reportId }: Props, standing: ReportStanding) {
  if (standing === 'failed' || standing === 'unknown') {
    return (
      <Notice tone="warning" title={t[standing].title}>
        {t[standing].body}
      </Notice>
    );
  }
  if (standing === 'unpaid') {
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
