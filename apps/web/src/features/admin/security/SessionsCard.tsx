import type { SessionsView } from '@closewise/contracts/admin';
import { useAdminData } from '../../../shared/account/admin-user';
import { endOtherSessions, endSession, readSessions } from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import { Notice } from '../../../shared/ui/Notice';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Remote } from '../Remote';
import { useAdminMutation } from '../use-admin-mutation';
import { SessionLine } from './SessionLine';
import texts from './texts';

const t = texts.sessions;

/** The admin's own sessions, each of which can be ended. */
export function SessionsCard() {
  const sessions = useAdminQuery(['sessions'], readSessions);
  return (
    <Card title={t.title} lede={t.lede}>
      <Remote query={sessions} loading={t.loading}>
        {(view) => <SessionList sessions={view.sessions} />}
      </Remote>
    </Card>
  );
}

function SessionList({ sessions }: Pick<SessionsView, 'sessions'>) {
  const { refresh } = useAdminData();
  const ended = (title: string) => {
    toast({ title });
    refresh('sessions');
  };
  const end = useAdminMutation(endSession, t.failed, {
    onSuccess: () => ended(t.ended),
    onError: () => refresh('sessions'),
  });
  const endOthers = useAdminMutation(endOtherSessions, t.failed, {
    onSuccess: (view) => ended(t.othersEnded(view.ended)),
  });
  const busy = end.isPending || endOthers.isPending;
  const failure = end.failure ?? endOthers.failure;
  return (
    <>
      <ul className="divide-y divide-dashed divide-line">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} busy={busy} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
      {failure && <Notice tone="error">{failure}</Notice>}
      {sessions.length > 1 ? (
        <button
          type="button"
          className="btn btn-quiet mt-4"
          disabled={busy}
          onClick={() => endOthers.mutate()}
        >
          {t.endOthers}
        </button>
      ) : (
        <p className="hint mt-3">{t.alone}</p>
      )}
    </>
  );
}
