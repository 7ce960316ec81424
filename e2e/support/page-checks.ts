import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { patienceMs } from '../../apps/api/test/patience.js';
import { widths } from './browser.js';
import { enlargeText, hoverForTouch, inEachState, lostInForcedColors } from './looks.js';

const screenshots = resolve(import.meta.dirname, '../../.cache/screenshots');
/** The minified build, because loading axe into a page takes about the same time as running it. */
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

/** In the page: the innermost elements that stick out of the window, of what is not cut off by another. */
function stickingOut(): string[] {
  const isOut = (element: Element): boolean => {
    const { right, width } = element.getBoundingClientRect();
    return right > window.innerWidth + 1 && width > 0;
  };
  const isCut = (element: Element): boolean => {
    const { overflowX, position } = getComputedStyle(element);
    const parent = element.parentElement;
    return (
      overflowX !== 'visible' ||
      (position !== 'fixed' && parent?.tagName !== 'BODY' && !!parent && isCut(parent))
    );
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => isOut(element) && ![...element.children].some(isOut) && !isCut(element))
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Whether the page scrolls sideways, in words. */
export async function sidewaysScrolling(page: Page): Promise<string[]> {
  const overflow = await overflowOf(page);
  if (overflow <= 0) return [];
  const causes = (await page.evaluate(stickingOut)).slice(0, 3);
  return [`scrolls sideways by ${overflow} px: ${causes.join(', ')}`];
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

const options = { resultTypes: ['violations' as const, 'incomplete' as const], iframes: false };

/** Of our page: what stands in frames is Stripe's own. */
async function findingsOfAxe(page: Page): Promise<string[]> {
  const axe = (await axeFor(page)).options(options).withTags(rules);
  return wordsOf(await axe.analyze());
}

/** Whether words stay readable on controls that are pointed at, pressed or focused. */
async function contrastOfAxe(page: Page): Promise<string[]> {
  await page.evaluate(untilColoursRest);
  const axe = (await axeFor(page)).options(options);
  return wordsOf(await axe.withRules(['color-contrast']).analyze());
}

/** Violations; and words in the colour of their ground, which axe leaves open since they may be hidden on purpose. */
function wordsOf({ violations, incomplete }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  const invisible = incomplete.flatMap(({ id, nodes }) => {
    const hidden = nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'));
    return hidden.length > 0 ? [{ id, nodes: hidden }] : [];
  });
  return [...violations, ...invisible].flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/**
 * What a person would stumble over: axe's findings in every state of the controls, shapes that
 * forced colours take away, and sideways scrolling. A page with violations leaves a screenshot, the long form takes one of each.
 */
async function troublesOf(page: Page, name: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const troubles = await sidewaysScrolling(page);
  if (isToBeLookedAt(name)) {
    await page.evaluate(untilColoursRest);
    troubles.push(...(await findingsOfAxe(page)));
    troubles.push(...(await inEachState(page, () => contrastOfAxe(page))));
    troubles.push(...(await page.evaluate(hoverForTouch)), ...(await lostInForcedColors(page)));
  }
  if (troubles.length > 0 || process.env['LONG']) await takeScreenshot(page, name);
  return troubles;
}

/** The narrowest window that a page has to fit, and the one in which it has to fit with text twice as large. */
const [narrowest, phone] = [320, 390];

/**
 * The violations at every width, the page's own last; at the others only whether it fits, unless there is time for all. At the
 * narrowest one and with large text it always has to fit.
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
    const found = process.env['LONG']
      ? await troublesOf(page, `${name}-${width}`)
      : await sidewaysScrolling(page);
    troubles.push(...found.map((trouble) => `${width} px: ${trouble}`));
  }
  for (const [width, factor] of [
    [narrowest, 1],
    [phone, 2],
  ] as const) {
    await page.setViewportSize({ ...own, width });
    await enlargeText(page, factor);
    const found = await sidewaysScrolling(page);
    troubles.push(...found.map((trouble) => `${width} px, text at ${factor}00 %: ${trouble}`));
  }
  await enlargeText(page, 1);
  await page.setViewportSize(own);
  return [...troubles, ...(await troublesOf(page, `${name}-${own.width}`))];
}
