import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { harTag } from '@closewise/domain/affiliation';
import type { OrganizationAccount } from '../../../shared/api/organization';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { PageWaiting } from '../../../shared/ui/Spinner';
import { serverMessage } from '../../../shared/api/api-error';
import { PlatBand } from '../../../shared/ui/PlatMap';
import { Dashboard } from './Dashboard';
import { Login } from './Login';
import { useOrganizationSession, useSetOrganizationSession } from './session';
import texts from './texts';

const t = texts.checkFailed;

/**
 * `/har/dashboard` and `/organization/{tag}/dashboard`: checks the session, then shows the login form or the dashboard.
 */
export default function DashboardPage() {
  const { tag = harTag } = useParams();
  const session = useOrganizationSession();
  return (
    <>
      <PrivateSeo {...texts.seo} />
      {session.isPending && <PageWaiting label={texts.checking} />}
      {session.isError && <CheckFailed error={session.error} onRetry={() => void session.refetch()} />}
      {session.isSuccess && (
        <SignInOrDashboard key={tag} tag={tag.toUpperCase()} organization={session.data} />
      )}
    </>
  );
}

type SignInOrDashboardProps = { tag: string; organization: OrganizationAccount | null };

/** Only the organization itself may open its dashboard. */
function SignInOrDashboard({ tag, organization }: SignInOrDashboardProps) {
  const [ended, setEnded] = useState(false);
  const setSession = useSetOrganizationSession();
  const isIn = organization?.tag === tag;
  useFocusOnChange(isIn);
  if (!isIn) return <Login tag={tag} ended={ended} loggedIn={organization} />;
  const leave = (hasEnded: boolean) => {
    setEnded(hasEnded);
    setSession(null);
  };
  return (
    <Dashboard organization={organization} onLogout={() => leave(false)} onSessionEnded={() => leave(true)} />
  );
}

/** After a login or logout the page has changed completely, so the focus returns to its top. */
function useFocusOnChange(isIn: boolean): void {
  const shown = useRef(isIn);
  useEffect(() => {
    if (shown.current === isIn) return;
    shown.current = isIn;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [isIn]);
}

/** Shown if the session could not be checked. */
function CheckFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <PlatBand role="alert" className="grid min-h-[30rem] items-center">
      <div className="wrap py-28">
        <h1 className="display text-[2.25rem] sm:text-[2.75rem]">{t.title}</h1>
        <p className="mt-3 max-w-xl text-lg text-pine-100">{serverMessage(error) ?? t.body}</p>
        <button type="button" className="btn btn-accent mt-6" onClick={onRetry}>
          {t.retry}
        </button>
      </div>
    </PlatBand>
  );
}
