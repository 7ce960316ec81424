import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { LinkProblem } from '../LinkProblem';
import t from './texts';
import { NoAffiliate } from './use-dashboard';

type Props = { error: Error; hasToken: boolean; onRetry: () => void };

/** Why there is no dashboard, and the ways on. */
export function DashboardProblem({ error, hasToken, onRetry }: Props) {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const nobody = error instanceof ApiError && error.status === 401 && !hasToken;
  if (nobody) return <LinkProblem title={t.errors.noToken.title} body={t.errors.noToken.body} />;
  const retry = refused || error instanceof NoAffiliate ? undefined : onRetry;
  return (
    <LinkProblem
      title={t.errors.access.title}
      message={messageOf(error)}
      {...(retry ? { onRetry: retry } : { body: t.errors.access.body })}
    />
  );
}

function messageOf(error: Error): string {
  if (error instanceof NoAffiliate) return t.errors.invalid;
  if (error instanceof ApiError) return serverMessage(error) ?? t.errors.status(error.status);
  return t.errors.failed;
}
