/**
 * Once the banner is gone, its button with the focus is, too: what is answered puts the focus back to where it was
 * before the banner had it.
 */
export function rememberFocus(): () => void {
  let before = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    const isOurs = target instanceof Element && target.closest('[data-cookie-consent], dialog');
    if (target instanceof Element && !isOurs) before = target;
  };
  document.addEventListener('focusin', remember);
  return () => {
    document.removeEventListener('focusin', remember);
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}
