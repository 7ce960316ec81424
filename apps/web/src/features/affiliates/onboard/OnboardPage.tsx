import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { readOnboarding } from '../../../shared/api/affiliate';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { PageWaiting } from '../../../shared/ui/PageWaiting';
import { LinkProblem } from '../LinkProblem';
import { Onboarding } from './Onboarding';
import t from './texts';

/** `/affiliate/onboard/{token}`: the account is there, and what comes next. */
export default function OnboardPage() {
  const { token } = useParams();
  return (
    <>
      <PrivateSeo {...t.seo} />
      {token ? <OfToken token={token} /> : <LinkProblem {...t.noToken} />}
    </>
  );
}

function OfToken({ token }: { token: string }) {
  const query = useQuery({
    queryKey: ['affiliate', 'onboarding', token],
    queryFn: () => readOnboarding(token),
  });
  if (query.isSuccess) return <Onboarding affiliate={query.data} />;
  if (query.isError) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  return <PageWaiting label={t.loading} />;
}

function Problem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const refused = error instanceof ApiError && error.status < 500;
  return (
    <LinkProblem
      title={t.refused.title}
      message={serverMessage(error) ?? t.refused.failed}
      {...(refused ? { body: t.refused.body } : { onRetry })}
    />
  );
}
