import { AxeBuilder } from '@axe-core/playwright';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';

const screenshots = resolve(import.meta.dirname, '../../.cache/screenshots');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the page: a colour on its way to another one may lack the contrast that both have. */
async function untilColoursRest(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** Takes a screenshot and answers what a person would stumble over: axe's findings and sideways scrolling. */
export async function troublesOf(page: Page, name: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(untilColoursRest);
  await mkdir(screenshots, { recursive: true });
  await page.screenshot({
    path: join(screenshots, `${name}.jpg`),
    type: 'jpeg',
    quality: 70,
    fullPage: true,
  });
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1) // a second page collects what is found in frames of other origins
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .analyze();
  const troubles = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) troubles.push(`scrolls sideways by ${overflow} px`);
  return troubles;
}
