import type { Page } from 'playwright-core';

/** What says nothing of the page: the browser reports a refusal by HTTP status, and a page that a busy machine draws late. */
const ofNoConcern = [
  /^Failed to load resource/,
  /^The resource \S+\.woff2 was preloaded using link preload but not used within a few seconds/,
];

/** Errors and warnings of the console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    const concerns = !ofNoConcern.some((pattern) => pattern.test(text));
    if (['error', 'warning'].includes(message.type()) && concerns) complaints.push(text);
  });
  return complaints;
}
