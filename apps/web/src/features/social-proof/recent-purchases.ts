import type { SocialProofView } from '@closewise/contracts/buyer';
import { readSocialProof } from '../../shared/api/site';
import type { SocialProofMessages } from '../../shared/social-proof/messages.en';
import { purchaseNotice } from '../../shared/social-proof/notice';
import { localEntry } from '../../shared/storage';
import { isToastOpen, onToastsChange } from '../../shared/toast/toasts';

/**
 * Loads recent purchases and shows them; nothing if they cannot be loaded. Returns a function that stops it.
 */
export function showRecentPurchases(place: Element, t: SocialProofMessages): () => void {
  let isOver = !areNoticesAllowed();
  let stop = () => {};
  if (!isOver)
    readSocialProof().then(
      (view) => {
        if (!isOver) stop = showNotices(place, t, view);
      },
      (error: unknown) => console.warn('Recent purchases could not be loaded', error),
    );
  return () => {
    isOver = true;
    stop();
  };
}

/**
 * Shows purchases one after another until the visitor closes one. A notice gives way to toasts, dialogs, typing
 * and the focus. Returns a function that stops it.
 */
export function showNotices(place: Element, t: SocialProofMessages, view: SocialProofView): () => void {
  const { config, items } = view;
  if (!config.enabled || items.length === 0) return () => {};
  let notice: HTMLElement | null = null;
  const isBusy = () => isToastOpen() || isFocusUnder(notice);
  const makeWay = () => {
    if (isBusy()) turns.hide();
  };
  const show = (phase: Phase, turn: number) => {
    const item = items[turn % items.length];
    if (phase === 'shown' && item) {
      notice = purchaseNotice(t, view, item, { onClose: close, hold: turns.hold });
      place.append(notice);
    }
    notice?.setAttribute('data-social-proof', phase);
    if (phase === 'shown') makeWay(); // its position is known only now
    if (phase === 'hidden') notice?.remove();
  };
  const turns = rotateNotices({
    intervalMs: config.intervalSeconds * 1_000,
    shownMs: config.displayDuration * 1_000,
    isBusy,
    show,
  });
  const stopHearing = onToastsChange(makeWay);
  document.addEventListener('focusin', makeWay);
  const stop = () => {
    stopHearing();
    document.removeEventListener('focusin', makeWay);
    turns.stop();
    notice?.remove();
  };
  const close = () => {
    showNoMore();
    stop();
  };
  return stop;
}

export const fadeMs = 300;
const firstAtMostMs = 3_000;

export type Phase = 'hidden' | 'shown' | 'fading';
type Turns = Readonly<{
  intervalMs: number;
  shownMs: number;
  isBusy: () => boolean;
  /** Called on each change; `turn` counts from 0. */
  show: (phase: Phase, turn: number) => void;
}>;

/**
 * Shows the first notice after up to three seconds, then one per interval; skips a turn while the page is busy
 * or a notice is still visible. A held notice stays.
 */
export function rotateNotices({ intervalMs, shownMs, isBusy, show }: Turns) {
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

const stored = localEntry('closewise_social_proof');
const offOnMobile = localEntry('closewise_social_proof_disable_mobile');
const phone = '(max-width: 767px)';

/** False after the visitor closed a notice, or if the local setting disables notices on phones. */
export const areNoticesAllowed = (): boolean =>
  stored.read() !== 'closed' && !(offOnMobile.read() === 'true' && window.matchMedia(phone).matches);

export const showNoMore = (): void => stored.write('closed');

const fields = 'input, select, textarea, iframe';

/** Whether the visitor is typing, in a dialog, or focused on something below the notice. */
export function isFocusUnder(notice: Element | null): boolean {
  const focused = document.activeElement;
  if (document.querySelector('dialog[open]')) return true;
  if (!focused || focused === document.body || notice?.contains(focused)) return false;
  if (focused.matches(fields)) return true;
  return notice !== null && focused.matches(':focus-visible') && overlap(notice, focused);
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
