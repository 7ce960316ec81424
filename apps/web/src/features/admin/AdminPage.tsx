import { useCallback, useState } from 'react';
import { useAdminData, useAdminUser, useSetAdminUser } from '../../shared/account/admin-user';
import type { AdminUser } from '../../shared/api/admin';
import { serverMessage } from '../../shared/api/api-error';
import { PrivateSeo } from '../../shared/seo/Seo';
import { Toaster } from '../../shared/toast/Toaster';
import { Notice } from '../../shared/ui/Notice';
import { Spinner } from '../../shared/ui/Spinner';
import { Dashboard } from './Dashboard';
import { SignIn } from './SignIn';
import texts from './texts';

/** `/admin`: the sign-in form, or the dashboard if an admin is signed in. */
export default function AdminPage() {
  const user = useAdminUser();
  return (
    <>
      <PrivateSeo {...texts.seo} />
      {user.isPending && <LoadingScreen />}
      {user.isError && (
        <LoadFailedScreen message={serverMessage(user.error)} onRetry={() => void user.refetch()} />
      )}
      {user.isSuccess && <SignInOrTabs user={user.data} />}
      <Toaster {...texts.toasts} />
    </>
  );
}

/**
 * When a session ends, the dashboard stays mounted behind the sign-in form, so that unsaved input is still there for
 * the same admin.
 */
function SignInOrTabs({ user }: { user: AdminUser | null }) {
  const [last, setLast] = useState(user);
  const [visit, setVisit] = useState(0);
  const setUser = useSetAdminUser();
  const data = useAdminData();
  if (user && user !== last) setLast(user);
  const signedIn = (next: AdminUser) => {
    if (last && last.username !== next.username) {
      data.forget();
      setVisit(visit + 1);
    }
    setUser(next);
    data.refresh();
  };
  const sessionEnded = useCallback(() => setUser(null), [setUser]);
  return (
    <>
      {!user && <SignIn ended={last !== null} onSignedIn={signedIn} />}
      {last && (
        <div hidden={!user}>
          <Dashboard key={visit} user={last} onSessionEnded={sessionEnded} />
        </div>
      )}
    </>
  );
}

const LoadingScreen = () => (
  <main id="main" className="grid min-h-screen place-items-center">
    <h1 className="sr-only">{texts.header.title}</h1>
    <Spinner label={texts.loading} />
  </main>
);

function LoadFailedScreen({ message, onRetry }: { message: string | null; onRetry: () => void }) {
  return (
    <main id="main" className="mx-auto grid min-h-screen max-w-md content-center gap-5 p-5">
      <h1 className="display text-3xl">{texts.failed.title}</h1>
      <Notice tone="error">{message ?? texts.remote.failed}</Notice>
      <button type="button" className="btn btn-primary" onClick={onRetry}>
        {texts.failed.retry}
      </button>
    </main>
  );
}
