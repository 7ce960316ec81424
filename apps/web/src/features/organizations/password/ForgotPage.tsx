import { PrivateSeo } from '../../../shared/seo/Seo';
import { ForgotForm } from './ForgotForm';
import { PasswordPage } from './PasswordPage';
import seo from './seo';

/** `/organization/forgot-password`. */
export default function ForgotPage() {
  return (
    <>
      <PrivateSeo {...seo.forgot} />
      <PasswordPage>
        <ForgotForm />
      </PasswordPage>
    </>
  );
}
