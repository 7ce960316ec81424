import type { SocialProofView } from '@closewise/contracts/buyer';
import { isToastOpen, onToastsChange } from '../../shared/toast/toasts';
import { isFocusUnder } from './focus-under';
import { showNoMore } from './may-show';
import type { SocialProofMessages } from '../../shared/social-proof/messages.en';
import { purchaseNotice } from '../../shared/social-proof/notice';
import { takeTurns, type Phase } from './turns';

/**
 * Shows one purchase after the other until the visitor closes one; nothing where there are none to tell of. Each makes way
 * for toasts, dialogs, typing and the focus. Answers how to stop.
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
    if (phase === 'shown') makeWay(); // its place is known only now
    if (phase === 'hidden') notice?.remove();
  };
  const turns = takeTurns({
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
