import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readReportStatus } from '../../shared/api/buyer';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { reportHref } from '../../shared/report/report-href';
import { Notice } from '../../shared/ui/Notice';
import type { CheckoutMessages } from './messages.en';

type Props = { t: CheckoutMessages; language: Language; reportId: string };

/** A paid report is opened, or followed while it is still being made. */
export function AlreadyPaid({ t, language, reportId }: Props) {
  const status = useQuery({
    queryKey: ['report-status', reportId],
    queryFn: () => readReportStatus(reportId),
    gcTime: 0,
  });
  const making = status.data?.status === 'processing' || status.data?.status === 'failed';
  return (
    <div className="sheet max-w-2xl p-6 sm:p-8">
      <Notice tone="info">{t.errors.alreadyPaid}</Notice>
      {making ? (
        <Link className="btn btn-primary mt-6" to={href('processing', language, { reportId })}>
          {t.followReport}
        </Link>
      ) : (
        <a className="btn btn-primary mt-6" href={reportHref(reportId)}>
          {t.openReport}
        </a>
      )}
    </div>
  );
}
