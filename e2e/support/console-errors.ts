import type { Page } from 'playwright-core';

/** Not errors of the page: HTTP error statuses, and preloaded fonts that a busy machine uses late. */
const ignored = [
  /^Failed to load resource/,
  /^The resource \S+\.woff2 was preloaded using link preload but not used within a few seconds/,
];

/** Collects the page's uncaught errors and its console errors and warnings, from now on. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    const isIgnored = ignored.some((pattern) => pattern.test(text));
    if (['error', 'warning'].includes(message.type()) && !isIgnored) consoleErrors.push(text);
  });
  return consoleErrors;
}
