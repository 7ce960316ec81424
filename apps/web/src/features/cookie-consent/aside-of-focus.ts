import { consentState } from '../../shared/consent/consent-store';

const room = '--room-below';

/**
 * Keeps the foot of the window free of what has the focus: the page scrolls as far as the banner is high, and a field
 * that it appears upon is moved from under it. Who asked for the banner gets the focus in it. Answers how to end it.
 */
export function keepAsideOfFocus(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const makeRoom = () => style.setProperty(room, `${banner.offsetHeight}px`);
  makeRoom();
  window.addEventListener('resize', makeRoom);
  if (consentState().consent) banner.focus({ preventScroll: true });
  else moveFromUnder(banner);
  return () => {
    window.removeEventListener('resize', makeRoom);
    style.removeProperty(room);
  };
}

function moveFromUnder(banner: Element): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || banner.contains(focused)) return;
  const { bottom, height } = focused.getBoundingClientRect();
  const isUnder = bottom > banner.getBoundingClientRect().top && height < window.innerHeight / 2;
  if (isUnder) focused.scrollIntoView({ block: 'nearest' });
}
