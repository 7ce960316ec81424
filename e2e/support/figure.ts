import type { Page } from 'playwright-core';

/** Waits until a figure of the page is what it should be. */
export async function figure(page: Page, name: string, value: string): Promise<void> {
  await page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=..')
    .getByText(value, { exact: true })
    .first()
    .waitFor();
}
