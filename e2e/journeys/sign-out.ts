import type { BrowserContext, Page } from 'playwright-core';
import { runHere } from '../../apps/api/test/process/run-here.js';
import { createAdmin } from '../support/admins.js';
import { linkIn, readNewestMail } from '../support/outbox.js';
import type { Site } from '../support/site.js';

/** Signs in as an affiliate, an organization and an admin in one browser. */
export function testSignOut(sharedSite: () => Site): void {
  let site: Site;
  let url: string;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    site = sharedSite();
    ({ url } = site.application);
    context = await site.newContext();
    page = await context.newPage();
  });
  afterAll(() => context?.close());

  const logIn = async (label: string, name: string, password: string) => {
    await page.getByLabel(label).fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  const accounts = {
    affiliate: {
      enter: async () => {
        const form = { name: 'Otto Out', email: 'otto@example.com' };
        await page.request.post(`${url}/api/affiliate/signup`, { data: form });
        await page.goto(linkIn(await readNewestMail(page, url, form.email), '/affiliate/dashboard'));
      },
      path: '/affiliate/dashboard',
      button: 'Log out on this device',
      session: '/api/affiliate/dashboard',
    },
    organization: {
      enter: async () => {
        const { dataDir } = site.application;
        const issued = await runHere({ DATA_DIR: dataDir }, ['organizations', 'reset', 'HAR', '--json']);
        const har = JSON.parse(issued.out) as { email: string; password: string };
        await page.goto(`${url}/har/dashboard`);
        await logIn('Email address', har.email, har.password);
      },
      path: '/har/dashboard',
      button: 'Logout',
      session: '/api/organization/session',
    },
    admin: {
      enter: async () => {
        const { username, password } = await createAdmin(site.application);
        await page.goto(`${url}/admin`);
        await logIn('Username', username, password);
      },
      path: '/admin',
      button: 'Logout',
      session: '/api/auth/user',
    },
  };
  type Account = keyof typeof accounts;
  const all = Object.keys(accounts) as Account[];

  const signedIn = async () => {
    const answers = await Promise.all(
      all.map(async (account) => (await page.request.get(url + accounts[account].session)).ok()),
    );
    return all.filter((_, index) => answers[index]);
  };
  const readStored = async () => ({
    referral: (await context.cookies()).find(({ name }) => name === 'closewise_ref')?.value,
    storage: await page.evaluate(() => [
      localStorage.getItem('closewise_referral'),
      localStorage.getItem('closewise_cookie_consent'),
    ]),
  });
  /** Whether the browser's cache has the page's script. */
  const isScriptCached = () =>
    page.evaluate(async () => {
      const { src } = document.querySelector<HTMLScriptElement>('script[type="module"][src]')!;
      const answer = await fetch(src, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
      return answer?.ok ?? false;
    });

  it('[PL-07] empties the cache, and keeps the referral, the cookie choice and the other sessions', async () => {
    await page.goto(`${url}/?ref=MAPLE7K4M`);
    const before = await readStored();
    expect(before).toEqual({
      referral: 'MAPLE7K4M',
      storage: [expect.stringContaining('MAPLE7K4M'), 'declined'],
    });
    for (const account of all) {
      await accounts[account].enter();
      await page.getByRole('button', { name: accounts[account].button }).waitFor();
    }
    expect(await signedIn()).toEqual(['affiliate', 'organization', 'admin']);
    for (const [account, others] of [
      ['affiliate', ['organization', 'admin']],
      ['organization', ['admin']],
      ['admin', []],
    ] as const) {
      await page.goto(url + accounts[account].path);
      const leave = page.getByRole('button', { name: accounts[account].button });
      await leave.waitFor();
      expect([account, await isScriptCached()]).toEqual([account, true]);
      await leave.click();
      await leave.waitFor({ state: 'hidden' });
      expect([account, await isScriptCached()]).toEqual([account, false]);
      expect([account, await signedIn(), await readStored()]).toEqual([account, others, before]);
    }
  });
}
