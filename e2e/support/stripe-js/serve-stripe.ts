import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

const folder = import.meta.dirname;
const answers: readonly [address: RegExp, file: string, type: string][] = [
  [/^https:\/\/js\.stripe\.com\/\w+\/stripe\.js/u, 'stripe.js', 'text/javascript'],
  [/^https:\/\/js\.stripe\.com\/v3\/elements-inner-card\.html/u, 'card-frame.html', 'text/html'],
  [/^https:\/\/hooks\.stripe\.com\//u, 'bank-question.html', 'text/html'],
];

/**
 * Serves Stripe's hosts in this browser, with a script that calls the fake API at `apiUrl`. Blocks requests to other
 * machines and returns a live list of them.
 */
export async function serveStripe(context: BrowserContext, apiUrl: string): Promise<readonly string[]> {
  const strays: string[] = [];
  await context.route(isElsewhere(apiUrl), (route) => {
    strays.push(route.request().url());
    return route.abort();
  });
  for (const [address, file, type] of answers) {
    const text = await readFile(join(folder, file), 'utf8');
    const body = text.replaceAll('https://api.stripe.com', apiUrl);
    await context.route(address, (route) => route.fulfill({ body, contentType: `${type}; charset=utf-8` }));
  }
  return strays;
}

const isElsewhere =
  (apiUrl: string) =>
  ({ protocol, hostname, origin }: URL): boolean =>
    protocol.startsWith('http') && hostname !== 'localhost' && origin !== apiUrl;
