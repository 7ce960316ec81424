import type { BrowserContext, Page } from 'playwright-core';

/** Pages ask how far a report is every quarter of a second instead of every three, unless there is time for it. */
export async function askForStatusOften(visitor: BrowserContext | Page): Promise<void> {
  if (process.env['LONG']) return;
  await visitor.addInitScript(() => {
    const start = window.setInterval.bind(window);
    const impatient = (work: () => void, ms?: number) => start(work, ms === 3_000 ? 250 : ms);
    Object.assign(window, { setInterval: impatient });
  });
}
