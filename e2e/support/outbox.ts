import type { Page } from 'playwright-core';
import { patienceMs } from '../../apps/api/test/patience.js';

/** What the newest mail to an address says, as the outbox page shows it; waits until it differs from `before`. */
export async function newestMailTo(page: Page, origin: string, to: string, before = ''): Promise<string> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const { body } = await read(page, `${origin}/dev/outbox`);
    const [, mail = ''] =
      body
        .split('<li>')
        .find((item) => item.includes(`<dd>${to}</dd>`))
        ?.match(/href="([^"]+\/text)"/) ?? [];
    const text = mail ? (await read(page, origin + mail)).body : '';
    if (text && text !== before) return text;
    if (Date.now() > giveUpAt) throw new Error(`No new mail to ${to}`);
    await page.waitForTimeout(100);
  }
}

/** The first link of a mail to a page under the path. */
export function linkIn(mail: string, path: string): string {
  const found = new RegExp(`href="([^"]*${path}[^"]*)"`).exec(mail)?.[1];
  if (!found) throw new Error(`The mail links to no ${path}`);
  return found;
}

async function read(page: Page, url: string): Promise<{ body: string }> {
  const answer = await page.request.get(url);
  return { body: await answer.text() };
}
