import type { LightMyRequestResponse } from 'fastify';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { Shop } from '../buyer/shop.js';

/** With a twentieth of the limits: 12 report pages and 6 searches a minute. */
const factor = 0.05;

describe('pages that are expensive to serve', () => {
  let shop: Shop;
  let reportId: number;
  beforeAll(async () => {
    shop = await Shop.open();
    reportId = await shop.sell();
    Object.assign(shop.application.get(ServerConfig), { rateLimitFactor: factor });
  });
  afterAll(() => shop?.close());

  const from = (remoteAddress: string, url: string): Promise<LightMyRequestResponse> =>
    shop.application.inject({ method: 'GET', url, remoteAddress, headers: { accept: 'text/html' } });
  async function statuses(count: number, url: (index: number) => string): Promise<number[]> {
    const answers: number[] = [];
    for (let index = 0; index < count; index++)
      answers.push((await from('198.51.100.7', url(index))).statusCode);
    return answers;
  }
  const ok = (count: number) => Array<number>(count).fill(200);

  it.each(['', '?lang=es&version=1'])(
    '[PL-07] limit how often one network opens reports (%s)',
    async (query) => {
      const url = `/html-report/${reportId}${query}`;
      const before = query === '' ? 12 : 0;
      expect(await statuses(13, () => url)).toEqual([...ok(before), ...Array<number>(13 - before).fill(429)]);
      const refused = await from('198.51.100.7', url);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.json<{ message: string }>().message).toMatch(
        /^Too many reports were opened from your network\. Please try again in \d+ seconds?\.$/,
      );
      expect((await from('203.0.113.9', url)).statusCode).toBe(200);
    },
  );

  it('[PL-07] limit how often one network searches the blog, and leave reading unlimited', async () => {
    expect(await statuses(7, (index) => `/blog?search=escrow${index}`)).toEqual([...ok(6), 429]);
    for (const url of ['/blog?page=2', '/blog?category=closing-costs&utm_source=x'])
      expect((await from('198.51.100.7', url)).statusCode).toBe(429);
    const refused = await from('198.51.100.7', '/blog?search=title');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json<{ message: string }>().message).toMatch(
      /^Too many searches came from your network\. Please try again in \d+ seconds?\.$/,
    );
    expect(await statuses(8, () => '/blog')).toEqual(ok(8));
    expect(await statuses(2, () => '/blog?fbclid=1')).toEqual(ok(2));
    expect((await from('203.0.113.9', '/blog?search=escrow')).statusCode).toBe(200);
  });
});
