import { Monitor } from 'lucide-react';
import type { SessionsView } from '@closewise/contracts/admin';
import { useAdminData } from '../../../shared/account/admin-user';
import { endOtherSessions, endSession, readSessions } from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import { Notice } from '../../../shared/ui/Notice';
import { useAdminQuery, useAdminMutation } from '../admin-calls';
import { Card } from '../Card';
import { Remote } from '../Remote';
import { formatMoment } from '../moments';
import texts from './texts';

const t = texts.sessions;

/** The admin's sessions, which can be ended. */
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

type Props = { session: SessionsView['sessions'][number]; busy: boolean; onEnd: () => void };

function SessionLine({ session, busy, onEnd }: Props) {
  const { device, address, current } = session;
  const started = formatMoment(session.startedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Monitor aria-hidden size={22} className="shrink-0 text-pine-700" />
      <div className="min-w-0 flex-1 basis-52 leading-snug">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <span>{device}</span>
          {current && (
            <span className="rounded-full bg-pine-50 px-2.5 py-0.5 text-sm text-pine-700">
              {texts.sessions.current}
            </span>
          )}
        </p>
        <p className="mt-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          {texts.sessions.seen(formatMoment(session.lastSeenAt), address)}
        </p>
        <p className="text-[0.9375rem] text-muted">{texts.sessions.started(started)}</p>
      </div>
      {!current && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={texts.sessions.endLabel(device, started)}
          disabled={busy}
          onClick={onEnd}
        >
          {texts.sessions.end}
        </button>
      )}
    </li>
  );
}
