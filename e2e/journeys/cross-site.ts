import type { BrowserContext } from 'playwright-core';
import { waitFor } from '../../apps/api/test/wait-for.js';
import { createAdmin } from '../support/admins.js';
import { ForeignSite } from '../support/foreign-site.js';
import type { Site } from '../support/site.js';

/** Runs in the other site's page: sends everything that a page can make a browser send. */
async function attack(site: string): Promise<string[]> {
  const outcomes: string[] = [];
  const submit = async (path: string, enctype: string, name?: string, value = ''): Promise<void> => {
    const frame = Object.assign(document.createElement('iframe'), { name: `f${document.forms.length}` });
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: site + path,
      enctype,
      target: frame.name,
    });
    if (name) form.append(Object.assign(document.createElement('input'), { name, value }));
    document.body.append(frame, form);
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    form.submit();
    await loaded;
  };
  const send = (path: string, init: RequestInit): Promise<unknown> =>
    fetch(site + path, { credentials: 'include', ...init }).then(
      (answer) => answer.type !== 'opaque' && outcomes.push(`${path}: read`),
      () => undefined,
    );
  const json = { 'content-type': 'application/json' };
  const price = JSON.stringify({ BUYER_REPORT_PRICE: '1.00' });
  await submit('/api/auth/logout', 'application/x-www-form-urlencoded');
  await submit('/api/auth/logout', 'multipart/form-data', 'a', 'b');
  await submit('/api/admin/sessions/end-others', 'text/plain', '{"a":"', '"}');
  await send('/api/auth/logout', { method: 'POST', mode: 'no-cors' });
  await send('/api/auth/logout', { method: 'POST', mode: 'no-cors', body: '{}' });
  await send('/api/auth/logout', { method: 'POST', headers: json, body: '{}' });
  await send('/api/admin/settings', { method: 'PUT', headers: json, body: price });
  await send('/api/admin/settings', { method: 'GET' });
  await send('/api/auth/user', { method: 'GET' });
  navigator.sendBeacon(`${site}/api/auth/logout`, new Blob(['{}'], { type: 'text/plain' }));
  navigator.sendBeacon(`${site}/api/auth/logout`);
  await send('/api/auth/user', { method: 'GET', mode: 'no-cors' });
  return outcomes;
}

export function testCrossSiteRequests(sharedSite: () => Site): void {
  let site: Site;
  let foreign: ForeignSite;
  let context: BrowserContext;

  beforeAll(async () => {
    site = sharedSite();
    foreign = await ForeignSite.open();
    context = await site.newContext();
    const signedIn = await context.request.post(`${site.application.url}/api/auth/login`, {
      data: await createAdmin(site.application),
    });
    if (!signedIn.ok()) throw new Error(await signedIn.text());
  });

  afterAll(async () => {
    await context?.close();
    await foreign?.close();
  });

  const read = async (path: string): Promise<unknown> => {
    const answer = await context.request.get(site.application.url + path);
    return answer.ok() ? answer.json() : answer.status();
  };

  it.each(['localhost', '127.0.0.1'] as const)(
    '[PL-07] changes nothing and reads nothing (from %s)',
    async (host) => {
      const page = await context.newPage();
      const statuses: string[] = [];
      page.on('response', (answer) => {
        const method = answer.request().method();
        if (answer.url().startsWith(site.application.url) && method !== 'GET')
          statuses.push(`${method} ${new URL(answer.url()).pathname}: ${answer.status()}`);
      });
      const before = [await read('/api/auth/user'), await read('/api/admin/settings')];
      await page.goto(foreign.urlAt(host));
      expect(await page.evaluate(attack, site.application.url)).toEqual([]);
      await waitFor(async () =>
        expect(statuses.filter((status) => status.startsWith('POST')).length).toBeGreaterThan(4),
      );
      expect(statuses.filter((status) => !/: (403|404)$/.test(status))).toEqual([]);
      expect([await read('/api/auth/user'), await read('/api/admin/settings')]).toEqual(before);
      expect(before[0]).toMatchObject({ user: { isAdmin: true } });
      await page.close();
    },
  );

  it('[PL-07] cannot show our pages in a frame', async () => {
    const page = await context.newPage();
    await page.goto(foreign.urlAt('localhost'));
    const refusals: string[] = [];
    page.on('console', (message) => refusals.push(message.text()));
    await page.evaluate(async (url) => {
      const frame = Object.assign(document.createElement('iframe'), { src: `${url}/admin` });
      const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
      document.body.append(frame);
      await loaded;
    }, site.application.url);
    await waitFor(async () => expect(refusals.join()).toContain('frame-ancestors'));
    await page.close();
  });
}
