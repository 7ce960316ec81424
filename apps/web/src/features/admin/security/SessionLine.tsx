import { Monitor } from 'lucide-react';
import type { SessionsView } from '@closewise/contracts/admin';
import { momentOf } from '../moment';
import texts from './texts';

const t = texts.sessions;
type Props = { session: SessionsView['sessions'][number]; busy: boolean; onEnd: () => void };

/** One browser that is signed in. */
export function SessionLine({ session, busy, onEnd }: Props) {
  const { device, address, current } = session;
  const started = momentOf(session.startedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Monitor aria-hidden size={22} className="shrink-0 text-pine-700" />
      <div className="min-w-0 flex-1 basis-52 leading-snug">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <span>{device}</span>
          {current && (
            <span className="rounded-full bg-pine-50 px-2.5 py-0.5 text-sm text-pine-700">{t.current}</span>
          )}
        </p>
        <p className="mt-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          {t.seen(momentOf(session.lastSeenAt), address)}
        </p>
        <p className="text-[0.9375rem] text-muted">{t.started(started)}</p>
      </div>
      {!current && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={t.endLabel(device, started)}
          disabled={busy}
          onClick={onEnd}
        >
          {t.end}
        </button>
      )}
    </li>
  );
}
