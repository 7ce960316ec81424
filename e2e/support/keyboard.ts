import type { Locator, Page } from 'playwright-core';

const most = 60;

/**
 * Presses a key until the focus is there, as somebody does who has no mouse; without a key, Tab or Shift+Tab, whichever
 * leads there; `look` is called at each stop before. Throws when the focus never comes there.
 */
export async function pressTo(
  page: Page,
  target: Locator,
  key?: string,
  look?: () => Promise<void>,
): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < most; pressed++) {
    const where = await target.evaluate(whereFrom);
    if (where === 'here') return;
    if (pressed > 0) await look?.();
    await page.keyboard.press(key ?? (where === 'before' ? 'Shift+Tab' : 'Tab'));
  }
  throw new Error(`${most} times ${key ?? 'Tab'} did not lead to ${target.toString()}`);
}

/** In the page: where the element lies, seen from the focus. */
async function whereFrom(element: Element): Promise<'here' | 'before' | 'after'> {
  await new Promise((moved) => setTimeout(moved)); // tabs move the focus in a timer
  const focused = document.activeElement ?? document.body;
  if (focused === element) return 'here';
  return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}
