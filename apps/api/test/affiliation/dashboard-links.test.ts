import { DashboardLinks } from '../../src/affiliation/index.js';
import { Ledger } from '../../src/affiliation/ledger/ledger.js';
import { until } from '../processing.js';
import { Partners } from './partners.js';

const opens = ['', '/commissions'].map(
  (rest) => (token: string) => `/api/affiliate/dashboard/${token}${rest}`,
);
const refusal = { success: false, message: 'Invalid or expired dashboard link' };

describe('the secret link of an affiliate', () => {
  let partners: Partners;
  beforeAll(async () => {
    partners = await Partners.open();
  });
  afterAll(() => partners.close());

  const open = (token: string) => partners.browser().send('GET', `/api/affiliate/dashboard/${token}`);

  it('[AF-02] refuses unknown, malformed, foreign and forged tokens all alike', async () => {
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

  it('asks a network to wait that tries many', async () => {
    const browser = partners.browser();
    let status = 0;
    for (let i = 0; i < 61; i++) {
      ({ statusCode: status } = await browser.send('GET', '/api/affiliate/dashboard/guess'));
    }
    expect(status).toBe(429);
  });

  it('[AF-02] ends at once with all its sessions when its owner replaces it, and a new one is mailed', async () => {
    const { token } = await partners.join('rosa@example.com');
    const [first, second] = [partners.browser(), partners.browser()];
    await partners.dashboard(first, token);
    await partners.dashboard(second, token);
    const answer = await first.send('POST', '/api/affiliate/replace-link');
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      'Your old link has ended. We have mailed you a new one.',
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

  it('proves the address only when it was mailed', async () => {
    await partners.join('master@example.com');
    const shown = partners
      .get(DashboardLinks)
      .tokenFor(await partners.affiliate('master@example.com'), 'shown');
    expect((await open(shown)).statusCode).toBe(200);
    expect((await partners.affiliate('master@example.com')).linkOpened).toBe(false);
  });

  it("erases by 'this was not me' a sign-up that somebody else made, and frees the address", async () => {
    const { token, notMe } = await partners.join('victim@example.com', { name: 'Victor Victim' });
    const { affiliateId, code } = await partners.affiliate('victim@example.com');
    const session = partners.browser();
    await partners.dashboard(session, token);
    const say = (said: string) => partners.browser().send('POST', '/api/affiliate/not-me', { token: said });
    expect((await say(token)).json()).toMatchObject(refusal);
    for (let repeated = 0; repeated < 2; repeated++) {
      expect((await say(notMe)).json()).toEqual({
        success: true,
        message: 'The sign-up was erased. You will hear nothing more of it.',
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

  it("erases no affiliate by an old 'this was not me' who has brought a sale since", async () => {
    const { token, notMe } = await partners.join('earner@example.com');
    const { affiliateId, code } = await partners.affiliate('earner@example.com');
    await partners.sell(code);
    const account = { kind: 'affiliate', id: affiliateId, label: code } as const;
    await until(async () => (await partners.get(Ledger).balance(account, null)).entries > 0);
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
