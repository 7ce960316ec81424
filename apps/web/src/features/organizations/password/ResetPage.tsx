import { useParams } from 'react-router-dom';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { PasswordPage } from './PasswordPage';
import { ResetForm } from './ResetForm';
import seo from './seo';

/** `/organization/reset-password/{token}`, which the mail leads to. */
export default function ResetPage() {
  const { token } = useParams();
  return (
    <>
      <PrivateSeo {...seo.reset} />
      <PasswordPage>
        <ResetForm token={token?.trim() ?? ''} />
      </PasswordPage>
    </>
  );
}
