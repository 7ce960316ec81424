import type { Page } from 'playwright-core';
import type { FocusWalk } from './focus.js';

/** More than the longest screen has. */
const most = 150;

/**
 * Tabs through the main part of a page from its start, looking at each stop; answers what can be used there and was not
 * stopped at. Of tabs, and of radio buttons of one name, the chosen one alone is a stop: the arrow keys lead to the others.
 */
export async function unreachedIn(page: Page, walk: FocusWalk): Promise<string[]> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main')?.focus();
    window.scrollTo(0, 0);
  });
  for (let stop = 0; stop < most; stop += 1) {
    await walk.on(1);
    if (!(await page.evaluate(markStop))) return page.evaluate(unmarked);
  }
  throw new Error(`${most} times Tab did not lead out of the page`);
}

/** In the page: notes where the focus is; answers whether that is still in its main part. */
function markStop(): boolean {
  const focused = document.activeElement;
  if (!focused?.closest('main')) return false;
  focused.toggleAttribute('data-stopped-at', true);
  return true;
}

/** In the page: what can be pressed, chosen or typed into, and was not stopped at. */
function unmarked(): string[] {
  const usable =
    'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=tab]';
  return [...document.querySelectorAll<HTMLElement>(`main :is(${usable})`)]
    .filter((element) => element.checkVisibility() && !element.matches(':disabled, [data-stopped-at]'))
    .filter((element) => !element.matches('[role=tab][aria-selected=false], [type=radio]:not(:checked)'))
    .map((element) => element.outerHTML.slice(0, 120));
}
