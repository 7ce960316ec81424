import type { Page } from 'playwright-core';
import { waitTimeoutMs } from '../../apps/api/test/wait-for.js';

/** Waits for the newest mail to an address, other than `before`, and returns its HTML from the outbox page. */
export function readNewestMail(page: Page, origin: string, to: string, before = ''): Promise<string> {
  return awaitMail(page, origin, to, ([newest]) => (newest && newest !== before ? newest : null));
}

/** Waits for a mail to the address with a link below the path, and returns the link. */
export function awaitMailedLink(page: Page, origin: string, to: string, path: string): Promise<string> {
  return awaitMail(page, origin, to, (mails) => mails.map((mail) => findLink(mail, path)).find(Boolean));
}

/** The first link of a mail below the path. Throws if it is missing. */
export function linkIn(mail: string, path: string): string {
  const found = findLink(mail, path);
  if (!found) throw new Error(`The mail has no link to ${path}`);
  return found;
}

const findLink = (mail: string, path: string): string | undefined =>
  new RegExp(`href="([^"]*${path}[^"]*)"`).exec(mail)?.[1];

/** Reads the mails to an address, newest first, until `find` returns a result. */
async function awaitMail(
  page: Page,
  origin: string,
  to: string,
  find: (mails: string[]) => string | null | undefined,
): Promise<string> {
  const giveUpAt = Date.now() + waitTimeoutMs;
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
    if (Date.now() > giveUpAt) throw new Error(`No matching mail to ${to}`);
    await page.waitForTimeout(100);
  }
}

async function read(page: Page, url: string): Promise<string> {
  const answer = await page.request.get(url);
  return answer.text();
}
