import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { patienceMs } from '../../apps/api/test/patience.js';
import { widths } from './browser.js';

const screenshots = resolve(import.meta.dirname, '../../.cache/screenshots');
/** As small as it comes: what a page has to read before it is looked at takes as long as the look. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the page: a colour on its way to another one may lack the contrast that both have. */
async function untilColoursRest(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/**
 * Axe stays in a page from one check to the next: to read it takes longer than it then takes itself. The builder would
 * have it read twice, and by every frame; what the protocol hands over, a process reads once for all its pages.
 */
async function axeFor(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: axeSource });
    await session.detach();
  }
  return new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode();
}

/**
 * By how many pixels the page scrolls sideways once it has taken its width: what draws itself by the room that it has
 * follows a change of the window a moment later.
 */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(async (patience) => {
    const overflow = (): number => document.documentElement.scrollWidth - window.innerWidth;
    for (const end = performance.now() + patience; overflow() > 0 && performance.now() < end;)
      await new Promise((looked) => setTimeout(looked, 50));
    return overflow();
  }, patienceMs);
}

/** Whether the page scrolls sideways, in words. */
export async function sidewaysScrolling(page: Page): Promise<string[]> {
  const overflow = await overflowOf(page);
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [];
}

async function takeScreenshot(page: Page, name: string): Promise<void> {
  await mkdir(screenshots, { recursive: true });
  const path = join(screenshots, `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 70, fullPage: true });
}

/** Steps that this process has looked at; of a step without its language and width. */
const lookedAt = new Set<string>();

/** Axe looks once at each screen of the journeys, in one language and at one width, unless there is time for all. */
function isToBeLookedAt(name: string): boolean {
  const step = name.replaceAll(/-(en|es)(?=-|$)|-\d+$/g, '');
  if (!process.env['LONG'] && lookedAt.has(step)) return false;
  lookedAt.add(step);
  return true;
}

/** Of our page: what stands in frames is Stripe's own. */
async function findingsOfAxe(page: Page, unless: readonly string[]): Promise<string[]> {
  const axe = await axeFor(page);
  const { violations } = await axe
    .options({ resultTypes: ['violations'], iframes: false })
    .withTags(rules)
    .disableRules([...unless])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/**
 * What a person would stumble over: axe's findings, but for the `unless` rules, and sideways scrolling. A page with
 * troubles leaves a screenshot, the long form takes one of each.
 */
export async function troublesOf(page: Page, name: string, unless: string[] = []): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const troubles = await sidewaysScrolling(page);
  if (isToBeLookedAt(name)) {
    await page.evaluate(untilColoursRest);
    troubles.push(...(await findingsOfAxe(page, unless)));
  }
  if (troubles.length > 0 || process.env['LONG']) await takeScreenshot(page, name);
  return troubles;
}

/** The troubles at every width, the page's own last; at the others only whether it fits, unless there is time for all. */
export async function troublesAtAllWidths(
  page: Page,
  name: string,
  all: readonly number[] = widths,
): Promise<string[]> {
  const own = page.viewportSize()!;
  const troubles: string[] = [];
  for (const width of all.filter((other) => other !== own.width)) {
    await page.setViewportSize({ ...own, width });
    const found = process.env['LONG']
      ? await troublesOf(page, `${name}-${width}`)
      : await sidewaysScrolling(page);
    troubles.push(...found.map((trouble) => `${width} px: ${trouble}`));
  }
  await page.setViewportSize(own);
  return [...troubles, ...(await troublesOf(page, `${name}-${own.width}`))];
}
