import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { waitTimeoutMs } from '../../apps/api/test/wait-for.js';
import { widths } from './browser.js';
import { checkEachState, enlargeText, findLostShapes, findTouchHover } from './looks.js';

const screenshots = resolve(import.meta.dirname, '../../.cache/screenshots');
/** The minified build: axe takes about the same time to load and to run. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in the page: waits for color transitions, whose intermediate colors may lack contrast. */
async function waitForTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/**
 * Loads axe into the page once for all checks, since parsing it takes longer than running it. Through the DevTools protocol
 * it is parsed once per process; the builder would parse it twice in every frame.
 */
async function prepareAxe(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: axeSource });
    await session.detach();
  }
  return new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode();
}

/** Measures how many pixels the page scrolls sideways. Waits, because some parts adapt to a new width with a delay. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(async (patience) => {
    const overflow = (): number => document.documentElement.scrollWidth - window.innerWidth;
    for (const end = performance.now() + patience; overflow() > 0 && performance.now() < end;)
      await new Promise((next) => setTimeout(next, 50));
    return overflow();
  }, waitTimeoutMs);
}

/** Runs in the page: the innermost visible elements that extend beyond the window. */
function findOverflowing(): string[] {
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

/** Describes sideways scrolling of the page, if any. */
async function findSidewaysScrolling(page: Page): Promise<string[]> {
  const overflow = await measureOverflow(page);
  if (overflow <= 0) return [];
  const causes = (await page.evaluate(findOverflowing)).slice(0, 3);
  return [`scrolls sideways by ${overflow} px: ${causes.join(', ')}`];
}

async function takeScreenshot(page: Page, name: string): Promise<void> {
  await mkdir(screenshots, { recursive: true });
  const path = join(screenshots, `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 70, fullPage: true });
}

/** Steps that this process has checked, without language and width. */
const checkedSteps = new Set<string>();

/** Axe checks each screen in one language and width, and in all of them in the long form. */
function needsCheck(name: string): boolean {
  const step = name.replaceAll(/-(en|es)(?=-|$)|-\d+$/g, '');
  if (!process.env['LONG'] && checkedSteps.has(step)) return false;
  checkedSteps.add(step);
  return true;
}

const options = { resultTypes: ['violations' as const, 'incomplete' as const], iframes: false };

/** Checks only our page; its frames are Stripe's. */
async function runAxe(page: Page): Promise<string[]> {
  const axe = (await prepareAxe(page)).options(options).withTags(rules);
  return describeResults(await axe.analyze());
}

/** Checks the contrast of texts, for example on controls that are hovered over, pressed or focused. */
async function checkContrast(page: Page): Promise<string[]> {
  await page.evaluate(waitForTransitions);
  const axe = (await prepareAxe(page)).options(options);
  return describeResults(await axe.withRules(['color-contrast']).analyze());
}

/** Describes violations, and texts in the color of their background, which axe leaves undecided. */
function describeResults({ violations, incomplete }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  const invisible = incomplete.flatMap(({ id, nodes }) => {
    const hidden = nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'));
    return hidden.length > 0 ? [{ id, nodes: hidden }] : [];
  });
  return [...violations, ...invisible].flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/**
 * Finds axe violations in each state of the controls, shapes lost in forced colors, and sideways scrolling. Takes a
 * screenshot of a page with violations, and of every page in the long form.
 */
async function findViolationsAtWidth(page: Page, name: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const violations = await findSidewaysScrolling(page);
  if (needsCheck(name)) {
    await page.evaluate(waitForTransitions);
    violations.push(...(await runAxe(page)));
    violations.push(...(await checkEachState(page, () => checkContrast(page))));
    violations.push(...(await page.evaluate(findTouchHover)), ...(await findLostShapes(page)));
  }
  if (violations.length > 0 || process.env['LONG']) await takeScreenshot(page, name);
  return violations;
}

/** The narrowest window that a page must fit, and the one that it must fit with text at 200 %. */
const [narrowest, phone] = [320, 390];

/**
 * Finds violations at the page's current width, and checks whether it fits at the other widths, in the narrowest window and
 * with large text. The long form checks the other widths fully. `name` is the screenshot's.
 */
export async function findViolations(
  page: Page,
  name: string,
  all: readonly number[] = widths,
): Promise<string[]> {
  const own = page.viewportSize()!;
  const violations: string[] = [];
  for (const width of all.filter((other) => other !== own.width)) {
    await page.setViewportSize({ ...own, width });
    const found = process.env['LONG']
      ? await findViolationsAtWidth(page, `${name}-${width}`)
      : await findSidewaysScrolling(page);
    violations.push(...found.map((violation) => `${width} px: ${violation}`));
  }
  for (const [width, factor] of [
    [narrowest, 1],
    [phone, 2],
  ] as const) {
    await page.setViewportSize({ ...own, width });
    await enlargeText(page, factor);
    const found = await findSidewaysScrolling(page);
    violations.push(...found.map((violation) => `${width} px, text at ${factor}00 %: ${violation}`));
  }
  await enlargeText(page, 1);
  await page.setViewportSize(own);
  return [...violations, ...(await findViolationsAtWidth(page, `${name}-${own.width}`))];
}
