import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { harTag } from '@closewise/domain/affiliation';
import type { OrganizationAccount } from '../../../shared/api/organization';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { PageWaiting } from '../../../shared/ui/PageWaiting';
import { CheckFailed } from './CheckFailed';
import { Dashboard } from './Dashboard';
import { Login } from './Login';
import { useOrganizationSession, useSetOrganizationSession } from './session';
import t from './texts';

/** `/har/dashboard` and `/organization/{tag}/dashboard`: checking the session, the login form, or the dashboard. */
export default function DashboardPage() {
  const { tag = harTag } = useParams();
  const session = useOrganizationSession();
  return (
    <>
      <PrivateSeo {...t.seo} />
      {session.isPending && <PageWaiting label={t.checking} />}
      {session.isError && <CheckFailed error={session.error} onRetry={() => void session.refetch()} />}
      {session.isSuccess && (
        <SignInOrDashboard key={tag} tag={tag.toUpperCase()} organization={session.data} />
      )}
    </>
  );
}

type DoorProps = { tag: string; organization: OrganizationAccount | null };

/** A dashboard opens for its own organization alone. */
function SignInOrDashboard({ tag, organization }: DoorProps) {
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

/** What was there before is gone, and the focus with it: it goes on at the top of the page. */
function useFocusOnChange(isIn: boolean): void {
  const shown = useRef(isIn);
  useEffect(() => {
    if (shown.current === isIn) return;
    shown.current = isIn;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [isIn]);
}
