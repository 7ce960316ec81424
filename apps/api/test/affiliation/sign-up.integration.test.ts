import { TerminateAffiliate } from '../../src/affiliation/index.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { RecurringJobs } from '../../src/platform/jobs/recurring-jobs.js';
import { waitFor } from '../wait-for.js';
import { operator, Partners } from './partners.js';

const code = /^[A-Z]{3,7}[2-9BCDFGHJKMNPQRTVWXZ]{4}$/;

describe('the sign-up of affiliates', () => {
  let partners: Partners;
  beforeAll(async () => {
    partners = await Partners.open();
    // A seal of the ledger would be another event.
    await partners.get(RecurringJobs).stop();
  });
  afterAll(() => partners.close());

  it('[AF-01] [AF-09] responds without a secret and mails dashboard link and code in HTML and text', async () => {
    const answer = await partners.signUp({ email: ' Ana@Example.com ', website: 'https://ana.example' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        success: true,
        message: 'Registration successful. Check your email for your affiliate dashboard link.',
      },
    ]);
    const mail = await partners.mailTo('Ana@Example.com', 1);
    const affiliate = await partners.affiliate('ana@example.com');
    const { token } = partners.tokensOf(mail);
    expect(affiliate.code).toMatch(code);
    expect(mail.subject).toBe('Welcome: your affiliate dashboard and referral code');
    expect(mail.text).toContain(`http://localhost:3000/affiliate/dashboard/${token}\n`);
    expect(mail.html).toContain(
      `<a class="button" href="http://localhost:3000/affiliate/dashboard/${token}">Open my dashboard</a>`,
    );
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(affiliate.code);
      expect(part).toContain(`http://localhost:3000/?ref=${affiliate.code}`);
      expect(part).toContain('Disclosure: I earn a commission from Closewise');
      expect(part).toContain('Aviso: recibo una comisión de Closewise');
    }
  });

  it.each([
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ name: '  A  ' }, 'Name must be at least 2 characters'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ website: 'ana' }, 'Please enter a valid website URL'],
    [{ website: 'javascript:alert(1)//.example' }, 'Please enter a valid website URL'],
    [{ website: 'data:text/html,<script>alert(1)</script>' }, 'Please enter a valid website URL'],
    [{ isHarMember: true }, "HAR Member ID is required when you select 'Yes' for HAR membership"],
    [
      { isHarMember: true, harMemberId: '  ' },
      "HAR Member ID is required when you select 'Yes' for HAR membership",
    ],
    [{ acceptTerms: false }, 'You must accept the terms and conditions'],
    [
      { organizationTag: 'NOBODY' },
      'We do not know this organization. Please check its tag, or leave it out.',
    ],
    [{ name: 'Ana\u0000Lopez' }, 'Name must not contain control characters'],
    [{ rate: 40 }, 'rate'],
  ])('[AF-01] refuses %j with a message', async (change, message) => {
    const events = await partners.shop.countEvents();
    const answer = await partners.signUp({ email: 'eva@example.com', ...(change as object) });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { success: false, message: expect.stringContaining(message) },
    ]);
    expect(await partners.shop.countEvents()).toBe(events);
  });

  it('[AF-01] reveals only to the mailbox that an address is registered, in any letter case', async () => {
    const fresh = await partners.signUp({ email: 'fresh@example.com', name: 'Somebody Else' });
    const again = await partners.signUp({ email: 'FRESH@EXAMPLE.COM', name: 'Somebody Else' });
    expect([again.statusCode, again.body, fresh.statusCode]).toEqual([201, fresh.body, 201]);
    const mail = await partners.mailTo('fresh@example.com', 2);
    expect(mail.subject).toBe('Your affiliate dashboard link');
    expect(partners.tokensOf(mail)).toEqual(partners.tokensOf(await partners.mailTo('fresh@example.com', 1)));
    const facts = await partners.shop.facts(
      `affiliate-${(await partners.affiliate('fresh@example.com')).affiliateId}`,
    );
    expect(facts).toEqual(['AffiliateRegistered']);
  });

  it('[AF-01] responds the same however often an address is tried, and mails it at most three times an hour', async () => {
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await partners.signUp({ email: 'tried@example.com' }));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    await partners.mailTo('tried@example.com', 4);
    await partners.shop.atRest(() => partners.mailsTo('tried@example.com'));
    expect(await partners.mailsTo('tried@example.com')).toHaveLength(4);
  });

  it('[AF-01] registers once for two simultaneous requests', async () => {
    const both = await Promise.all([1, 2, 3].map(() => partners.signUp({ email: 'twice@example.com' })));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const facts = await partners.shop.facts(
      `affiliate-${(await partners.affiliate('twice@example.com')).affiliateId}`,
    );
    expect(facts).toEqual(['AffiliateRegistered']);
  });

  it('[AF-09] mails the link again without revealing whether an address is known', async () => {
    const ask = (email: string) => partners.browser().send('POST', '/api/affiliate/send-link', { email });
    const known = await ask('ANA@example.com');
    const unknown = await ask('unknown@example.com');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.statusCode).toBe(200);
    const mail = await partners.mailTo('Ana@Example.com', 2);
    expect(mail.subject).toBe('Your affiliate dashboard link');
    const first = await partners.mailTo('Ana@Example.com', 1);
    expect(partners.tokensOf(mail)).toEqual(partners.tokensOf(first));
    expect(await partners.mailsTo('unknown@example.com')).toEqual([]);
    const statuses = async (email: string) => {
      const answers = [await ask(email), await ask(email), await ask(email)];
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses('ana@example.com')).toEqual([200, 200, 429]);
    expect(await statuses('unknown@example.com')).toEqual([200, 200, 429]);
    expect((await ask('ANA@example.com ')).json().message).toMatch(/Please try again in (59|60) minutes\.$/);
  });

  it('treats markup and formulas in names as text, in mails and responses', async () => {
    const name = `=HYPERLINK("evil.example") <img src=x onerror=alert(1)> & Co`;
    const { token } = await partners.join('hostile@example.com', { name });
    const first = await partners.mailTo('hostile@example.com', 1);
    for (const part of [first.html, first.text]) expect(part).not.toContain('HYPERLINK');
    const answer = await partners.browser().send('GET', `/api/affiliate/dashboard/${token}`);
    await partners.browser().send('POST', '/api/affiliate/send-link', { email: 'hostile@example.com' });
    const mail = await partners.mailTo('hostile@example.com', 2);
    expect(mail.html).toContain(
      'Hello =HYPERLINK(&quot;evil.example&quot;) &lt;img src=x onerror=alert(1)&gt; &amp; Co,',
    );
    expect(mail.html).not.toContain('<img');
    expect(mail.subject).not.toContain('HYPERLINK');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json().affiliate.name).toBe(name);
  });

  it('stores neither name nor address in clear text in the log, and nothing personal in codes', async () => {
    const events = await partners
      .get(EventStore)
      .readStream(`affiliate-${(await partners.affiliate('hostile@example.com')).affiliateId}`);
    expect(events.map(({ type }) => type)).toContain('AffiliateRegistered');
    expect(JSON.stringify(events)).not.toMatch(/hostile|HYPERLINK|example\.com/);
  });

  it('[AF-06] refuses a terminated affiliate, and reveals it only to their mailbox', async () => {
    await partners.join('barred@example.com');
    const { affiliateId } = await partners.affiliate('barred@example.com');
    await partners.commands.execute(new TerminateAffiliate(affiliateId, 'spam', operator()));
    const again = await partners.signUp({ email: 'Barred@example.com' });
    const fresh = await partners.signUp({ email: 'never@example.com' });
    expect([again.statusCode, again.body]).toEqual([fresh.statusCode, fresh.body]);
    const mail = await waitFor(async () => {
      const found = (await partners.mailsTo('barred@example.com')).find(
        ({ subject }) => subject === 'Your closed affiliate account',
      );
      if (!found) throw new Error('The mail about the closed account has not come');
      return found;
    });
    expect(mail.text).toContain('the address cannot be registered again');
    expect(mail.text).not.toMatch(/Ana|affiliate\/dashboard/);
    expect((await partners.affiliate('barred@example.com')).status).toBe('terminated');
  });

  it('limits repeated sign-ups from one network', async () => {
    const browser = partners.browser();
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) {
      statuses.push((await browser.send('POST', '/api/affiliate/signup', {})).statusCode);
    }
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([400]), 429]);
  });
});
