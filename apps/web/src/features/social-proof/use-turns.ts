import { useEffect, useRef, useState } from 'react';

export const fadeMs = 300;
const firstAtMostMs = 3_000;

type Phase = 'hidden' | 'shown' | 'fading';
type Turns = Readonly<{ intervalMs: number; shownMs: number; isBusy: () => boolean }>;

/**
 * Shows itself after a random moment of up to three seconds, then at every interval; a turn is left out while the page is
 * busy or the last one still stands. Held, it stays. `turn` counts from 0.
 */
export function useTurns({ intervalMs, shownMs, isBusy }: Turns) {
  const [{ turn, phase }, setState] = useState<{ turn: number; phase: Phase }>({ turn: -1, phase: 'hidden' });
  const [isHeld, hold] = useState(false);
  const asked = useRef(isBusy);
  useEffect(() => {
    asked.current = isBusy;
  }, [isBusy]);
  useEffect(() => {
    let every: ReturnType<typeof setInterval> | undefined;
    const next = () => {
      if (asked.current()) return;
      setState((last) => (last.phase === 'hidden' ? { turn: last.turn + 1, phase: 'shown' } : last));
    };
    const first = setTimeout(() => {
      next();
      every = setInterval(next, intervalMs);
    }, Math.random() * firstAtMostMs);
    return () => {
      clearTimeout(first);
      clearInterval(every);
    };
  }, [intervalMs]);
  useEffect(() => {
    if (phase === 'hidden' || (phase === 'shown' && isHeld)) return;
    const later: Phase = phase === 'shown' ? 'fading' : 'hidden';
    const timer = setTimeout(
      () => setState((last) => ({ ...last, phase: later })),
      phase === 'shown' ? shownMs : fadeMs,
    );
    return () => clearTimeout(timer);
  }, [phase, turn, isHeld, shownMs]);
  const hide = () => setState((last) => ({ ...last, phase: 'hidden' }));
  return { turn, phase, hold, hide };
}
