import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { readRegistrationLink } from '../../../shared/api/organization';
import { englishHref } from '../../../shared/i18n/english-paths';
import { useLanguage } from '../../../shared/i18n/LanguageContext';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordPage } from '../password/PasswordPage';
import { messages } from '../messages';
import seo from '../seo';
import { Decision } from './Decision';

/** `/organization/registration/{token}`, from the email after a registration. Loading the page changes nothing. */
export default function RegistrationPage() {
  const { token = '' } = useParams();
  return (
    <>
      <PrivateSeo {...seo.registration} />
      <PasswordPage>
        <Registration token={token.trim()} />
      </PasswordPage>
    </>
  );
}

function Registration({ token }: { token: string }) {
  const t = messages[useLanguage()].registration;
  const link = useQuery({
    queryKey: ['registration-link', token],
    queryFn: () => readRegistrationLink(token),
    enabled: token !== '',
    retry: false,
  });
  if (token === '') return <Message title={t.missing.title} body={t.missing.body} />;
  if (link.isPending)
    return (
      <p role="status" className="py-10 text-center text-muted">
        {t.loading}
      </p>
    );
  if (link.isSuccess) return <Decision token={token} registration={link.data} />;
  const isGone = link.error instanceof ApiError && link.error.status === 404;
  if (isGone)
    return (
      <>
        <Message title={t.gone.title} body={t.gone.body} />
        <Link className="btn btn-primary mt-5" to={englishHref('organizationSetup')}>
          {t.gone.again}
        </Link>
      </>
    );
  return (
    <>
      <Notice tone="error" title={t.failed.title}>
        {serverMessage(link.error)}
      </Notice>
      <button type="button" className="btn btn-primary mt-5" onClick={() => void link.refetch()}>
        {t.failed.retry}
      </button>
    </>
  );
}

const Message = ({ title, body }: { title: string; body: string }) => (
  <>
    <h1 className="display text-[1.75rem]">{title}</h1>
    <p className="mt-1 text-muted">{body}</p>
  </>
);
