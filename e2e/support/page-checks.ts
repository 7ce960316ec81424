import { AxeBuilder } from '@axe-core/playwright';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { patienceMs } from '../../apps/api/test/patience.js';
import { widths } from './browser.js';

const screenshots = resolve(import.meta.dirname, '../../.cache/screenshots');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the page: a colour on its way to another one may lack the contrast that both have. */
async function untilColoursRest(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** In a page without frames, axe stays from one check to the next: to read it takes longer than it then takes itself. */
async function axeFor(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page }); // a second page collects what is found in other origins
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) }).setLegacyMode();
}

/**
 * By how many pixels the page scrolls sideways once it has taken its width: what draws itself by the room that it has
 * follows a change of the window a moment later.
 */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(async (patience) => {
    const overflow = (): number => document.documentElement.scrollWidth - window.innerWidth;
    for (const end = performance.now() + patience; overflow() > 0 && performance.now() < end;)
      await new Promise((looked) => setTimeout(looked, 50));
    return overflow();
  }, patienceMs);
}

async function takeScreenshot(page: Page, name: string): Promise<void> {
  await mkdir(screenshots, { recursive: true });
  const path = join(screenshots, `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 70, fullPage: true });
}

/**
 * What a person would stumble over: axe's findings, but for the `unless` rules, and sideways scrolling. A page with
 * troubles leaves a screenshot, the long form takes one of each.
 */
export async function troublesOf(page: Page, name: string, unless: string[] = []): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(untilColoursRest);
  const overflow = await overflowOf(page);
  const axe = await axeFor(page);
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .disableRules(unless)
    .analyze();
  const troubles = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  if (overflow > 0) troubles.push(`scrolls sideways by ${overflow} px`);
  if (troubles.length > 0 || process.env['LONG']) await takeScreenshot(page, name);
  return troubles;
}

/**
 * The troubles at every width, the page's own last; the contrast of colours, which takes axe longest, at its own only,
 * unless there is time for all.
 */
export async function troublesAtAllWidths(
  page: Page,
  name: string,
  all: readonly number[] = widths,
): Promise<string[]> {
  const own = page.viewportSize()!;
  const troubles: string[] = [];
  for (const width of all.filter((other) => other !== own.width)) {
    await page.setViewportSize({ ...own, width });
    const found = await troublesOf(page, `${name}-${width}`, process.env['LONG'] ? [] : ['color-contrast']);
    troubles.push(...found.map((trouble) => `${width} px: ${trouble}`));
  }
  await page.setViewportSize(own);
  return [...troubles, ...(await troublesOf(page, `${name}-${own.width}`))];
}
