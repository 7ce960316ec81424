import type { BrowserContext, Page } from 'playwright-core';

/** Pages poll a report's status every quarter of a second instead of every three seconds, except in the long form. */
export async function askForStatusOften(visitor: BrowserContext | Page): Promise<void> {
  if (process.env['LONG']) return;
  await visitor.addInitScript(() => {
    const start = window.setInterval.bind(window);
    const impatient = (work: () => void, ms?: number) => start(work, ms === 3_000 ? 250 : ms);
    Object.assign(window, { setInterval: impatient });
  });
}
