const fields = 'input, select, textarea, iframe';

/** Whether somebody types, chooses in a dialog, or has the focus on what lies under the notice. */
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
