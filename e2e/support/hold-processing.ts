import type { Page } from 'playwright-core';
import type { ReportStatusView } from '@closewise/contracts/buyer';

const processing = { success: true, status: 'processing', errorMessage: null } satisfies ReportStatusView;

/**
 * Keeps the processing page open, which otherwise moves on too soon to be checked: it receives the status "processing"
 * until the returned function is called.
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
