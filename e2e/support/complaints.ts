import type { Page } from 'playwright-core';

/** Errors and warnings of the console; a refusal by HTTP status is reported there by the browser itself. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) complaints.push(message.text());
  });
  return complaints;
}
