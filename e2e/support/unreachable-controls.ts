import type { Page } from 'playwright-core';
import type { FocusWalk } from './focus.js';

/** More than the stops of the longest screen. */
const maxStops = 150;

/**
 * Tabs through the main part of a page, checks each stop and returns the controls that were not reached. Only the selected
 * tab and the checked radio button of a group are stops: arrow keys lead to the others.
 */
export async function findUnreachableControls(page: Page, walk: FocusWalk): Promise<string[]> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main')?.focus();
    window.scrollTo(0, 0);
  });
  for (let stop = 0; stop < maxStops; stop += 1) {
    await walk.moveOn(1);
    if (!(await page.evaluate(markStop))) return page.evaluate(findUnmarked);
  }
  throw new Error(`Pressed Tab ${maxStops} times without leaving the page`);
}

/** Runs in the page: marks the focused element. Returns false if it is outside the main part. */
function markStop(): boolean {
  const focused = document.activeElement;
  if (!focused?.closest('main')) return false;
  focused.toggleAttribute('data-stopped-at', true);
  return true;
}

/** Runs in the page: the usable controls without a mark. */
function findUnmarked(): string[] {
  const usable =
    'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=tab]';
  return [...document.querySelectorAll<HTMLElement>(`main :is(${usable})`)]
    .filter((element) => element.checkVisibility() && !element.matches(':disabled, [data-stopped-at]'))
    .filter((element) => !element.matches('[role=tab][aria-selected=false], [type=radio]:not(:checked)'))
    .map((element) => element.outerHTML.slice(0, 120));
}
