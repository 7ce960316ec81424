import { jest } from '@jest/globals';
import { AffiliateCleanup } from '../../src/affiliation/affiliates/affiliate-cleanup.js';
import { DashboardLinks, DeleteAffiliate, TerminateAffiliate } from '../../src/affiliation/index.js';
import { Ledger } from '../../src/affiliation/ledger/ledger.js';
import { Sessions } from '../../src/platform/auth/sessions/sessions.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { EventStoreUnavailableError } from '../../src/platform/event-store/event-store.js';
import { Browser } from '../administration/browser.js';
import { until } from '../processing.js';
import { operator, Partners } from './partners.js';

const opens = ['', '/commissions'].map(
  (rest) => (token: string) => `/api/affiliate/dashboard/${token}${rest}`,
);
const refusal = { success: false, message: 'Invalid or expired dashboard link' };

describe('an affiliate’s secret link', () => {
  let partners: Partners;
  beforeAll(async () => {
    partners = await Partners.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => partners.close());

  const open = (token: string) => partners.browser().send('GET', `/api/affiliate/dashboard/${token}`);

  it('[AF-02] refuses unknown, malformed, foreign and forged tokens in the same way', async () => {
    const { token, notMe } = await partners.join('ana@example.com');
    const eva = (await partners.join('eva@example.com')).token;
    const [purpose, affiliateId, generation, signature = ''] = token.split('.');
    const forged = [
      'nonsense',
      'a'.repeat(5000),
      `${purpose}.${affiliateId}.${generation}`,
      `${purpose}.${affiliateId}.${generation}.${'0'.repeat(64)}`,
      `${purpose}.${affiliateId}.${generation}.${signature.toUpperCase()}`,
      `${purpose}.${affiliateId}.2.${signature}`,
      `s.${affiliateId}.${generation}.${signature}`,
      `${purpose}.${affiliateId}.${generation}.${eva.split('.')[3]}`,
      `${purpose}.00000000-0000-4000-8000-000000000000.1.${signature}`,
      `${token}x`,
      notMe,
      encodeURIComponent("' or 1=1 --"),
    ];
    for (const one of forged) {
      const pages = [...opens.map((page) => page(one)), `/api/affiliate/onboard/${one}`];
      for (const page of pages) {
        const answer = await partners.browser().send('GET', page);
        expect({ page, status: answer.statusCode }).toEqual({ page, status: 404 });
        expect(answer.json()).toMatchObject(refusal);
        expect(answer.cookies).toEqual([]);
      }
    }
    expect((await open(token)).statusCode).toBe(200);
  });

  it('[PL-07] limits an IPv6 network that tries many tokens, on every route, and no other network', async () => {
    const { token, notMe } = await partners.join('lea@example.com');
    const routes = [...opens.map((page) => page('guess')), '/api/affiliate/onboard/guess'];
    const from = (address: string) => new Browser(partners.shop.application, address);
    const knock = async (address: string): Promise<number[]> => {
      const answers = await Promise.all(routes.map((route) => from(address).send('GET', route)));
      const said = await from(address).send('POST', '/api/affiliate/not-me', { token: 'guess' });
      return [...answers, said].map(({ statusCode }) => statusCode);
    };
    for (let host = 1; host <= 15; host++)
      expect(await knock(`2001:db8:0:5::${host}`)).toEqual([404, 404, 404, 404]);
    expect(await knock('2001:db8:0:5:ffff::1')).toEqual([429, 429, 429, 429]);
    const refused = await from('2001:db8:0:5::1').send('GET', routes[0]!);
    expect(refused.json().message).toMatch(
      /^Too many invalid links were opened from your network\. Please try/,
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(300);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(await knock('2001:db8:0:6::1')).toEqual([404, 404, 404, 404]);
    // A valid link still works for a network over the limit.
    expect((await from('2001:db8:0:5::1').send('GET', opens[0]!(token))).statusCode).toBe(200);
    const said = await from('2001:db8:0:5::1').send('POST', '/api/affiliate/not-me', { token: notMe });
    expect(said.statusCode).toBe(200);
  });

  it('[PL-07] starts no session if it is replaced at the same moment', async () => {
    await partners.join('ivy@example.com');
    const { affiliateId } = await partners.affiliate('ivy@example.com');
    const sessions = partners.get(Sessions);
    const start = sessions.start.bind(sessions);
    for (const page of ['dashboard', 'onboard']) {
      const token = partners
        .get(DashboardLinks)
        .tokenFor(await partners.affiliate('ivy@example.com'), 'mailed');
      jest.spyOn(sessions, 'start').mockImplementationOnce(async (...given) => {
        await partners.change(affiliateId, { type: 'ReplaceDashboardLink' });
        return start(...given);
      });
      const browser = partners.browser();
      const answer = await browser.send('GET', `/api/affiliate/${page}/${token}`);
      expect([answer.statusCode, answer.json().message]).toEqual([404, refusal.message]);
      expect((await browser.send('GET', '/api/affiliate/dashboard')).statusCode).toBe(401);
      expect(await sessions.list('affiliate', affiliateId)).toEqual([]);
    }
  });

  it('[AF-02] keeps the session it started when the earlier replacement is completed again', async () => {
    const { token } = await partners.join('zoe@example.com');
    const { affiliateId } = await partners.affiliate('zoe@example.com');
    const [old, browser] = [partners.browser(), partners.browser()];
    await partners.dashboard(old, token);
    await partners.change(affiliateId, { type: 'ReplaceDashboardLink' });
    const links = partners.get(DashboardLinks);
    const renewed = links.tokenFor(await partners.affiliate('zoe@example.com'), 'mailed');
    expect(await partners.dashboard(browser, renewed)).toMatchObject({ id: affiliateId });
    await partners.get(AffiliateCleanup).run(affiliateId, operator());
    expect(await partners.dashboard(browser)).toMatchObject({ id: affiliateId });
    expect((await old.send('GET', '/api/affiliate/dashboard')).statusCode).toBe(401);
  });

  it.each(['cross-site', 'same-site'])('[PL-07] starts no session for a %s page', async (site) => {
    const { token } = await partners.join(`${site}@example.com`);
    for (const page of [opens[0]!, (one: string) => `/api/affiliate/onboard/${one}`]) {
      const answer = await partners.shop.get(page(token), { 'sec-fetch-site': site });
      expect([answer.statusCode, answer.cookies]).toEqual([200, []]);
      for (const own of ['none', 'same-origin']) {
        const opened = await partners.shop.get(page(token), { 'sec-fetch-site': own });
        expect(opened.cookies).toMatchObject([{ name: 'closewise-affiliate' }]);
      }
    }
  });

  it('[PL-07] is not counted as invalid while it cannot be checked', async () => {
    const { token } = await partners.join('away@example.com');
    const { affiliateId } = await partners.affiliate('away@example.com');
    const browser = partners.browser();
    await partners.dashboard(browser, token);
    const load = jest.spyOn(partners.get(CommandExecutor), 'load');
    load.mockRejectedValue(new EventStoreUnavailableError('away'));
    const pages = [...opens.map((page) => page(token)), `/api/affiliate/onboard/${token}`];
    for (const page of [...pages, '/api/affiliate/dashboard', '/api/affiliate/commissions']) {
      const answer = await browser.send('GET', page);
      expect([page, answer.statusCode, answer.cookies]).toEqual([page, 503, []]);
    }
    load.mockRestore();
    expect(await partners.dashboard(browser)).toMatchObject({ id: affiliateId });
  });

  it('[AF-02] ends immediately with all its sessions when its owner replaces it, and a new one is mailed', async () => {
    const { token } = await partners.join('rosa@example.com');
    const [first, second] = [partners.browser(), partners.browser()];
    await partners.dashboard(first, token);
    await partners.dashboard(second, token);
    const answer = await first.send('POST', '/api/affiliate/replace-link');
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      'Your old link no longer works. We have emailed you a new one.',
    ]);
    expect(answer.body).not.toContain('m.');
    for (const browser of [first, second]) {
      expect((await browser.send('GET', '/api/affiliate/dashboard')).statusCode).toBe(401);
    }
    expect((await open(token)).json()).toMatchObject(refusal);
    const mail = await partners.mailTo('rosa@example.com', 2);
    expect(mail.subject).toBe('Your new affiliate dashboard link');
    expect(await partners.dashboard(first, partners.tokensOf(mail).token)).toMatchObject({
      email: 'rosa@example.com',
    });
  });

  it('proves the address only if it was mailed', async () => {
    await partners.join('master@example.com');
    const shown = partners
      .get(DashboardLinks)
      .tokenFor(await partners.affiliate('master@example.com'), 'shown');
    expect((await open(shown)).statusCode).toBe(200);
    expect((await partners.affiliate('master@example.com')).linkOpened).toBe(false);
  });

  it("accepts 'this was not me' only from the newest mail, and not for a terminated affiliate", async () => {
    const { notMe } = await partners.join('mia@example.com');
    const { affiliateId } = await partners.affiliate('mia@example.com');
    const links = partners.get(DashboardLinks);
    const tokenNow = async (purpose: 'shown' | 'not-me') =>
      links.tokenFor(await partners.affiliate('mia@example.com'), purpose);
    const say = async (token: string) =>
      (await partners.browser().send('POST', '/api/affiliate/not-me', { token })).statusCode;
    expect(await say(await tokenNow('shown'))).toBe(404);
    await partners.change(affiliateId, { type: 'ReplaceDashboardLink' });
    expect(await say(notMe)).toBe(404);
    const newest = await tokenNow('not-me');
    await partners.commands.execute(new TerminateAffiliate(affiliateId, 'spam', operator()));
    expect(await say(newest)).toBe(404);
  });

  it.each([
    ['terminated', (id: string) => new TerminateAffiliate(id, 'spam', operator())],
    ['deleted', (id: string) => new DeleteAffiliate(id, null, operator())],
  ])(
    '[AF-08] and its session open nothing to who was %s by a process that was killed then',
    async (how, end) => {
      const { token } = await partners.join(`${how}@example.com`);
      const { affiliateId } = await partners.affiliate(`${how}@example.com`);
      const browser = partners.browser();
      await partners.dashboard(browser, token);
      const survives = jest.spyOn(partners.get(Sessions), 'endAll').mockResolvedValue(0);
      await partners.commands.execute<TerminateAffiliate | DeleteAffiliate, unknown>(end(affiliateId));
      for (const page of ['dashboard', 'commissions'])
        expect((await browser.send('GET', `/api/affiliate/${page}`)).statusCode).toBe(401);
      expect((await browser.send('POST', '/api/affiliate/replace-link')).statusCode).toBe(401);
      expect((await open(token)).json()).toMatchObject(refusal);
      survives.mockRestore();
    },
  );

  it("erases somebody else's sign-up by 'this was not me' and releases the address", async () => {
    const { token, notMe } = await partners.join('victim@example.com', { name: 'Victor Victim' });
    const { affiliateId, code } = await partners.affiliate('victim@example.com');
    const session = partners.browser();
    await partners.dashboard(session, token);
    const say = (said: string) => partners.browser().send('POST', '/api/affiliate/not-me', { token: said });
    expect((await say(token)).json()).toMatchObject(refusal);
    for (let repeated = 0; repeated < 2; repeated++) {
      expect((await say(notMe)).json()).toEqual({
        success: true,
        message: 'The sign-up was erased. You will not hear from us again.',
      });
    }
    expect((await session.send('GET', '/api/affiliate/dashboard')).statusCode).toBe(401);
    expect((await open(token)).json()).toMatchObject(refusal);
    expect(await partners.mailsTo('victim@example.com')).toEqual([]);
    const keys = await partners.shop.test.database.query(
      'select * from durable.subject_keys where subject_id like $1 and wrapped_key is not null',
      [`%.${affiliateId}`],
    );
    expect(keys).toEqual([]);
    await partners.join('victim@example.com');
    expect((await partners.affiliate('victim@example.com')).code).not.toBe(code);
  });

  it("does not erase an affiliate with a sale by an old 'this was not me'", async () => {
    const { token, notMe } = await partners.join('earner@example.com');
    const { affiliateId, code } = await partners.affiliate('earner@example.com');
    await partners.sell(code);
    const account = { kind: 'affiliate', id: affiliateId, label: code } as const;
    await until(async () => (await partners.get(Ledger).balance(account, null)).total > 0);
    const answer = await partners.browser().send('POST', '/api/affiliate/not-me', { token: notMe });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        message: expect.stringContaining('This account has brought sales') as string,
      }),
    ]);
    expect((await open(token)).statusCode).toBe(200);
  });
});
