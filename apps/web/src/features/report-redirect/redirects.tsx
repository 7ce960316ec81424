import { Navigate, useParams } from 'react-router-dom';
import { href } from '../../shared/i18n/paths';

/** `/payment-success/{id}`: where older links and card providers return to. */
export function PaymentSuccessRedirect() {
  const { reportId = '' } = useParams();
  return <Navigate replace to={href('processing', 'en', { reportId })} />;
}

/** `/view-report/{id}` and `/reports/{id}` are older names of `/report/{id}`. */
export function OldReportRedirect() {
  const { reportId = '' } = useParams();
  return <Navigate replace to={`/report/${encodeURIComponent(reportId)}`} />;
}
