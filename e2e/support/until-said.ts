import type { Page } from 'playwright-core';

/** Acts, and waits for a message that is shown for five seconds: looks out for it before, so as not to come too late. */
export async function untilSaid(page: Page, message: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.getByText(message, { exact: true }).first().waitFor(), act()]);
}
