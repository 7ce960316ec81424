import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { PageWaiting } from '../../../shared/ui/Spinner';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import type { Affiliate } from '../../../shared/api/affiliate';
import { href } from '../../../shared/i18n/paths';
import { LinkProblem } from '../LinkProblem';
import { Closing } from '../Closing';
import texts from './texts';
import { useDashboard, NoAffiliate } from './use-dashboard';
import { Dashboard } from './Dashboard';

/** `/affiliate/dashboard/{token}` or `?token=`; without a token it opens the dashboard of the current session. */
export default function DashboardPage() {
  const { query, token } = useDashboard();
  return (
    <>
      <PrivateSeo {...texts.seo} />
      {query.isPending && <PageWaiting label={texts.loading} />}
      {query.isError && (
        <DashboardProblem
          error={query.error}
          hasToken={token !== null}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && token === null && <OpenDashboard affiliate={query.data} />}
      {query.isSuccess && token !== null && <PageWaiting label={texts.loading} />}
    </>
  );
}

type Props = { error: Error; hasToken: boolean; onRetry: () => void };

/** Why the dashboard cannot be shown, and what to do. */
function DashboardProblem({ error, hasToken, onRetry }: Props) {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const nobody = error instanceof ApiError && error.status === 401 && !hasToken;
  if (nobody) return <LinkProblem title={texts.errors.noToken.title} body={texts.errors.noToken.body} />;
  const retry = refused || error instanceof NoAffiliate ? undefined : onRetry;
  return (
    <LinkProblem
      title={texts.errors.access.title}
      message={failureMessage(error)}
      {...(retry ? { onRetry: retry } : { body: texts.errors.access.body })}
    />
  );
}

function failureMessage(error: Error): string {
  if (error instanceof NoAffiliate) return texts.errors.invalid;
  if (error instanceof ApiError) return serverMessage(error) ?? texts.errors.status(error.status);
  return texts.errors.failed;
}

type Ending = 'replaced' | 'left';

/**
 * The dashboard, until the session is ended or the link replaced. The link home reloads, so that nothing stays in
 * memory.
 */
function OpenDashboard({ affiliate }: { affiliate: Affiliate }) {
  const [ending, setEnding] = useState<Ending | null>(null);
  if (ending === null) {
    return (
      <Dashboard
        affiliate={affiliate}
        onReplaced={() => setEnding('replaced')}
        onLeft={() => setEnding('left')}
      />
    );
  }
  const { title, body } = {
    replaced: { title: texts.replace.done.title, body: texts.replace.done.body(affiliate.email) },
    left: texts.leave.done,
  }[ending];
  return (
    <Closing title={title} body={body}>
      <Link className="btn btn-accent" to={href('home', 'en')} reloadDocument>
        {texts.home}
      </Link>
    </Closing>
  );
}
