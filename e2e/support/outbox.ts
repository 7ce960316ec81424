import type { Page } from 'playwright-core';
import { patienceMs } from '../../apps/api/test/patience.js';

/** What the newest mail to an address says, as the outbox page shows it; waits until it differs from `before`. */
export function newestMailTo(page: Page, origin: string, to: string, before = ''): Promise<string> {
  return awaitMail(page, origin, to, ([newest]) => (newest && newest !== before ? newest : null));
}

/** The address of a page under the path that a mail to the address links to; waits for that mail. */
export function mailedLink(page: Page, origin: string, to: string, path: string): Promise<string> {
  return awaitMail(page, origin, to, (mails) => mails.map((mail) => findLink(mail, path)).find(Boolean));
}

/** The first link of a mail to a page under the path. */
export function linkIn(mail: string, path: string): string {
  const found = findLink(mail, path);
  if (!found) throw new Error(`The mail links to no ${path}`);
  return found;
}

const findLink = (mail: string, path: string): string | undefined =>
  new RegExp(`href="([^"]*${path}[^"]*)"`).exec(mail)?.[1];

/** Reads the mails to an address, newest first, until `find` finds something in them. */
async function awaitMail(
  page: Page,
  origin: string,
  to: string,
  find: (mails: string[]) => string | null | undefined,
): Promise<string> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const outbox = await read(page, `${origin}/dev/outbox`);
    const paths = outbox
      .split('<li>')
      .filter((item) => item.includes(`<dd>${to}</dd>`))
      .flatMap((item) => item.match(/href="([^"]+\/text)"/)?.[1] ?? []);
    const mails: string[] = [];
    for (const path of paths) mails.push(await read(page, origin + path));
    const found = find(mails);
    if (found) return found;
    if (Date.now() > giveUpAt) throw new Error(`No new mail to ${to}`);
    await page.waitForTimeout(100);
  }
}

async function read(page: Page, url: string): Promise<string> {
  const answer = await page.request.get(url);
  return answer.text();
}
