export const fadeMs = 300;
const firstAtMostMs = 3_000;

export type Phase = 'hidden' | 'shown' | 'fading';
type Turns = Readonly<{
  intervalMs: number;
  shownMs: number;
  isBusy: () => boolean;
  /** Told of each change; `turn` counts from 0. */
  show: (phase: Phase, turn: number) => void;
}>;

/**
 * Shows itself after a random moment of up to three seconds, then at every interval; a turn is left out while the page is
 * busy or the last one still stands. Held, it stays.
 */
export function takeTurns({ intervalMs, shownMs, isBusy, show }: Turns) {
  let [phase, turn, isHeld]: [Phase, number, boolean] = ['hidden', -1, false];
  let later: ReturnType<typeof setTimeout> | undefined;
  let every: ReturnType<typeof setInterval> | undefined;
  const become = (next: Phase) => {
    if (next === phase) return;
    phase = next;
    show(phase, turn);
    goOn();
  };
  const goOn = () => {
    clearTimeout(later);
    if (phase === 'fading') later = setTimeout(() => become('hidden'), fadeMs);
    else if (phase === 'shown' && !isHeld) later = setTimeout(() => become('fading'), shownMs);
  };
  const next = () => {
    if (phase !== 'hidden' || isBusy()) return;
    [turn, isHeld] = [turn + 1, false];
    become('shown');
  };
  const first = setTimeout(() => {
    every = setInterval(next, intervalMs);
    next();
  }, Math.random() * firstAtMostMs);
  return {
    hold: (held: boolean) => {
      isHeld = held;
      if (phase === 'shown') goOn();
    },
    hide: () => become('hidden'),
    stop: () => {
      clearTimeout(first);
      clearTimeout(later);
      clearInterval(every);
    },
  };
}
