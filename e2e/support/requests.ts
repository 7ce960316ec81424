import type { Page } from 'playwright-core';

/**
 * Collects the page's failed requests and its requests to other sites, from now on. Ignores requests that the browser
 * cancels when it leaves a page.
 */
export function watchRequests(page: Page, origin: string): { failed: string[]; outside: string[] } {
  const requests = { failed: [] as string[], outside: [] as string[] };
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && new URL(url).origin !== origin) requests.outside.push(url);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') requests.failed.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) requests.failed.push(`${response.url()}: ${response.status()}`);
  });
  return requests;
}
