import { useEffect, useRef } from 'react';
import { House, X } from 'lucide-react';
import type { SocialProofView } from '@closewise/contracts/buyer';
import { useToasts } from '../../shared/toast/toasts';
import { isFocusUnder } from './focus-under';
import type { SocialProofMessages } from './messages.en';
import { noticeText } from './notice-text';
import { useTurns } from './use-turns';

type Props = { t: SocialProofMessages; view: SocialProofView; onClose: () => void };

/**
 * The notice in its corner. It is not announced, lets presses through to what lies under it but for its own button, and
 * makes way for toasts, dialogs, typing and the focus.
 */
export function Notices({ t, view: { config, items, source }, onClose }: Props) {
  const notice = useRef<HTMLElement>(null);
  const isToastOpen = useToasts().some(({ open }) => open);
  const { turn, phase, hold, hide } = useTurns({
    intervalMs: config.intervalSeconds * 1_000,
    shownMs: config.displayDuration * 1_000,
    isBusy: () => isToastOpen || isFocusUnder(notice.current),
  });
  useEffect(() => {
    if (phase === 'hidden') return;
    const makeWay = () => {
      if (isToastOpen || isFocusUnder(notice.current)) hide();
    };
    makeWay();
    document.addEventListener('focusin', makeWay);
    return () => document.removeEventListener('focusin', makeWay);
  });
  const item = items[turn % items.length];
  if (phase === 'hidden' || !item) return null;
  const corner = config.position === 'bottom-right' ? 'sm:left-auto sm:right-4' : 'sm:right-auto';
  return (
    <aside
      ref={notice}
      aria-label={t.label}
      data-social-proof={phase}
      className={`pointer-events-none fixed inset-x-4 bottom-4 z-30 flex items-start gap-3 rounded-2xl border border-line bg-white p-4 leading-snug text-ink shadow-card transition-opacity duration-300 data-[social-proof=fading]:opacity-0 sm:w-88 print:hidden ${corner}`}
    >
      <House aria-hidden size={20} className="mt-0.5 shrink-0 text-pine-700" />
      <div className="min-w-0 flex-1">
        <p className="text-[0.9375rem] [overflow-wrap:anywhere]">{noticeText(config.message, item, t)}</p>
        {source === 'sample' && <p className="mt-0.5 text-sm text-muted">{t.sample}</p>}
      </div>
      <button
        type="button"
        aria-label={t.close}
        className="pointer-events-auto -m-2 grid size-10 shrink-0 place-items-center rounded-lg text-muted hover:bg-ink/5"
        onClick={onClose}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
        onMouseEnter={() => hold(true)}
        onMouseLeave={() => hold(false)}
      >
        <X aria-hidden size={18} />
      </button>
    </aside>
  );
}
