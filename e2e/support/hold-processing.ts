import type { Page } from 'playwright-core';
import type { ReportStatusView } from '@closewise/contracts/buyer';

const processing = { success: true, status: 'processing', errorMessage: null } satisfies ReportStatusView;

/**
 * The page that waits for a report goes on as soon as that is completed, too soon to be looked at: it is told that the
 * report is being made until the returned function is called.
 */
export async function holdProcessing(page: Page): Promise<() => void> {
  let isHeld = true;
  await page.route('**/api/reports/*/status', (route) =>
    isHeld ? route.fulfill({ json: processing }) : route.continue(),
  );
  return () => {
    isHeld = false;
  };
}
