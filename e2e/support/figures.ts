import type { Page } from 'playwright-core';

/** Waits until the figure with this name has the value. */
export async function waitForFigure(page: Page, name: string, value: string): Promise<void> {
  await page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=..')
    .getByText(value, { exact: true })
    .first()
    .waitFor();
}
