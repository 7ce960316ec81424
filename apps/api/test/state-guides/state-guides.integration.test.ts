import { stateGuideView, type StateGuidesView, type StateGuideView } from '@closewise/contracts/state-guides';
import { stateCodes } from '@closewise/domain/place';
import { Shop } from '../buyer/shop.js';

const isLong = process.env['LONG'] !== undefined;

describe('the state guides', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop?.close());

  /** Each language has its own IP address, as its readers would. */
  const get = (url: string, { from = '203.0.113.1', ...headers }: Record<string, string> = {}) =>
    shop.application.inject({ method: 'GET', url, headers, remoteAddress: from });

  it.each(['en', 'es'] as const)(
    `are available for ${isLong ? 'all 51' : 'some of the'} states in %s, with a source for each figure`,
    async (lang) => {
      const from = `203.0.113.${lang === 'en' ? 11 : 12}`;
      // One of ten states in each language, unless there is time; state-guide.test has each state in both.
      const isRead = (index: number): boolean => isLong || index % 10 === (lang === 'en' ? 0 : 5);
      for (const state of stateCodes.filter((_, index) => isRead(index))) {
        const answer = await get(`/api/public/state-guides/${state}?lang=${lang}`, { from });
        expect([state, answer.statusCode]).toEqual([state, 200]);
        const guide = stateGuideView.parse(answer.json());
        const sources = new Set(guide.sources.map(({ id }) => id));
        const lines = guide.groups.flatMap((group) => group.lines);
        expect(lines.filter(({ sourceId }) => !sources.has(sourceId))).toEqual([]);
        const cited = [...guide.countyGroups, ...guide.cities].flatMap((place) => place.sourceIds);
        expect(cited.every((id) => sources.has(id))).toBe(true);
        expect(guide.countyGroups.every(({ sourceIds }) => sourceIds.length > 0)).toBe(true);
        expect(sources.has(guide.countySourceIds.loanLimits)).toBe(true);
        expect(guide.countySourceIds.propertyTax.every((id) => sources.has(id))).toBe(true);
        const dues = guide.groups.filter(({ group }) => group !== 'choice' && group !== 'sometimes');
        const sum = dues.reduce((cents, group) => cents + group.buyerCents, 0);
        expect(sum).toBe(guide.totals.closingCostsCents);
        expect(JSON.stringify(guide)).not.toContain('undefined');
      }
    },
  );

  it("are found by the name in their page's address", async () => {
    const english = await get('/api/public/state-guides/new-york');
    const spanish = await get('/api/public/state-guides/nueva-york?lang=es');
    expect(english.json<StateGuideView>()).toMatchObject({ state: 'NY', name: 'New York', language: 'en' });
    expect(spanish.json<StateGuideView>()).toMatchObject({ state: 'NY', name: 'Nueva York', language: 'es' });
  });

  it.each(['/PR', '/nueva-york', '/texas%20', '/__proto__'])('are missing for %s', async (path) => {
    const answer = await get(`/api/public/state-guides${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 'closing-costs.guide-unknown',
      message: 'There is no such state. Please name one of the 50 states or DC',
    });
  });

  it('are available in English and Spanish only', async () => {
    const answer = await get('/api/public/state-guides/TX?lang=fr');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: 'Lang must be one of en, es' });
  });

  it.each([
    ['en', 'New York', 'new-york'],
    ['es', 'Nueva York', 'nueva-york'],
  ] as const)('are listed by name in %s, with the same example', async (lang, name, slug) => {
    const answer = await get(`/api/public/state-guides?lang=${lang}`);
    const { states, priceCents } = answer.json<StateGuidesView>();
    expect(states).toHaveLength(51);
    expect(priceCents).toBe(40_000_000);
    const newYork = states.find(({ state }) => state === 'NY');
    expect(newYork).toMatchObject({ name, slugs: { [lang]: slug } });
    const guide = (await get(`/api/public/state-guides/NY?lang=${lang}`)).json<StateGuideView>();
    expect(newYork?.closingCostsCents).toBe(guide.totals.closingCostsCents);
    const names = states.map((state) => state.name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, lang)));
  });

  it('may be cached for an hour, and are not sent again if unchanged', async () => {
    const first = await get('/api/public/state-guides/WY');
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const tag = String(first.headers['etag']);
    const again = await get('/api/public/state-guides/WY', { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get('/api/public/state-guides/WV', { 'if-none-match': tag });
    expect(other.statusCode).toBe(200);
  });

  it('can be read 120 times a minute by one network, and independently by others', async () => {
    const from = '198.51.100.7';
    const answers = await Promise.all(
      Array.from({ length: 130 }, () => get('/api/public/state-guides/WY', { from })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused[0]?.headers['cache-control']).toBe('no-store');
    expect((await get('/api/public/state-guides/WY', { from: '198.51.100.8' })).statusCode).toBe(200);
  });
});
