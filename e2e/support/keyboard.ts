import type { Locator, Page } from 'playwright-core';

const maxPresses = 60;

/**
 * Presses a key until the target has the focus: by default Tab or Shift+Tab, depending on the direction. Calls `check` at
 * each stop on the way. Throws if the focus does not arrive.
 */
export async function pressTo(
  page: Page,
  target: Locator,
  key?: string,
  check?: () => Promise<void>,
): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < maxPresses; pressed++) {
    const where = await target.evaluate(comparePosition);
    if (where === 'here') return;
    if (pressed > 0) await check?.();
    await page.keyboard.press(key ?? (where === 'before' ? 'Shift+Tab' : 'Tab'));
  }
  throw new Error(`Pressed ${key ?? 'Tab'} ${maxPresses} times without reaching ${target.toString()}`);
}

/** Runs in the page: the element's position relative to the focus. */
async function comparePosition(element: Element): Promise<'here' | 'before' | 'after'> {
  await new Promise((moved) => setTimeout(moved)); // tabs move the focus in a timer
  const focused = document.activeElement ?? document.body;
  if (focused === element) return 'here';
  return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}
