import { ChangeAffiliateDetails, DeleteAffiliate, TerminateAffiliate } from '../../src/affiliation/index.js';
import { SaleFacts } from '../../src/affiliation/ledger/sale-facts.js';
import { Ledger } from '../../src/affiliation/ledger/ledger.js';
import { Payees } from '../../src/affiliation/ledger/payees.js';
import { Erasure } from '../../src/privacy/erasure.js';
import { PersonalDataExport } from '../../src/privacy/personal-data-export.js';
import { Subjects } from '../../src/privacy/subjects.js';
import { waitFor } from '../wait-for.js';
import { tracesOf } from '../privacy/traces.js';
import { until } from '../processing.js';
import { operator, Partners } from './partners.js';

describe('an affiliate', () => {
  let partners: Partners;
  let count = 0;
  beforeAll(async () => {
    partners = await Partners.open();
  });
  afterAll(() => partners.close());

  /** A new affiliate who has opened the dashboard. */
  const member = async () => {
    const email = `agent-${++count}@example.com`;
    const { token } = await partners.join(email);
    const browser = partners.browser();
    await partners.dashboard(browser, token);
    const { affiliateId, code } = await partners.affiliate(email);
    return { email, token, browser, affiliateId, code };
  };
  const splitOf = async (paymentId: string) => (await partners.get(SaleFacts).read(paymentId)).split;
  const balance = async (code: string, entries: number): Promise<number> => {
    const payee = await partners.get(Payees).affiliate(code);
    await until(async () => (await partners.get(Ledger).balance(payee, null)).total >= entries);
    return (await partners.get(Ledger).balance(payee, null)).balanceCents;
  };

  /** The raw contents of the tables. */
  const rowsOf = async (subjectId: string, affiliateId: string): Promise<unknown> => {
    const [rows] = await partners.shop.test.database.query(
      `select (select count(*) from durable.subject_keys where subject_id = $1 and wrapped_key is not null) as living_keys,
         (select count(*) from durable.outbox_mails where subject_id = $1) as mails,
         (select count(*) from durable.mail_deliveries where subject_id = $1) as deliveries,
         (select count(*) from durable.sessions where subject_id = $2) as sessions`,
      [subjectId, affiliateId],
    );
    return rows;
  };

  it('[AF-04] earns 40% unless a rate is set, which applies only to later sales', async () => {
    const { affiliateId, code, browser } = await member();
    const before = await partners.sell(code);
    await partners.change(affiliateId, { type: 'SetCommissionRate', ratePercent: 25, reason: 'agreed' });
    const after = await partners.sell(code);
    expect(await splitOf(before)).toMatchObject({ shares: { commissionCents: 1000 } });
    expect(await splitOf(after)).toMatchObject({ shares: { commissionCents: 625 } });
    expect(await balance(code, 2)).toBe(1625);
    expect(await partners.dashboard(browser)).toMatchObject({ customRate: 25, commissionRate: 25 });
  });

  it.each([24, 41, 30.5, -1, Number.NaN])('[AF-04] refuses a rate of %d percent', async (ratePercent) => {
    const { affiliateId } = await partners.affiliate('agent-1@example.com');
    const change = { type: 'SetCommissionRate', ratePercent, reason: null } as const;
    await expect(partners.change(affiliateId, change)).rejects.toThrow(
      'The commission rate must be a whole number from 25 to 40 percent',
    );
  });

  it('[AF-07] earns nothing while deactivated, keeps the dashboard, and earns again afterwards', async () => {
    const { affiliateId, code, browser } = await member();
    await partners.change(affiliateId, { type: 'DeactivateAffiliate', reason: null });
    expect(await partners.dashboard(browser)).toMatchObject({ active: false });
    expect(await splitOf(await partners.sell(code))).toMatchObject({ commission: null });
    await partners.change(affiliateId, { type: 'ReactivateAffiliate', reason: null });
    expect(await splitOf(await partners.sell(code))).toMatchObject({ shares: { commissionCents: 1000 } });
  });

  it('[AF-08] [AF-06] forfeits pending earnings when terminated, and loses link and sessions', async () => {
    const { affiliateId, code, browser, token } = await member();
    await partners.sell(code);
    expect(await balance(code, 1)).toBe(1000);
    const terminate = (reason: string) =>
      partners.commands.execute(new TerminateAffiliate(affiliateId, reason, operator()));
    await expect(terminate(' ')).rejects.toThrow('Enter a reason; it is kept with this change');
    await terminate('bought for themselves');
    await terminate('asked twice');
    expect(await balance(code, 2)).toBe(0);
    expect(await partners.shop.facts(`affiliate-${affiliateId}`)).toEqual([
      'AffiliateRegistered',
      'DashboardLinkOpened',
      'AffiliateTerminated',
    ]);
    expect((await browser.send('GET', '/api/affiliate/dashboard')).statusCode).toBe(401);
    expect((await partners.browser().send('GET', `/api/affiliate/dashboard/${token}`)).statusCode).toBe(404);
    expect(await splitOf(await partners.sell(code))).toMatchObject({ commission: null });
    await expect(partners.change(affiliateId, { type: 'ReactivateAffiliate', reason: null })).rejects.toThrow(
      'This affiliate was terminated; that cannot be undone',
    );
  });

  it('[AF-08] keeps a frozen balance when deleted, loses name and address, and the code is never reused', async () => {
    const { affiliateId, code, browser, token, email } = await member();
    await partners.sell(code);
    expect(await balance(code, 1)).toBe(1000);
    const subjectId = `${partners.emailKey(email)}.${affiliateId}`;
    const before = { living_keys: 1, mails: 1, deliveries: 1, sessions: 1 };
    expect(await rowsOf(subjectId, affiliateId)).toEqual(before);
    await partners.commands.execute(new DeleteAffiliate(affiliateId, null, operator()));
    expect((await browser.send('GET', '/api/affiliate/dashboard')).statusCode).toBe(401);
    expect((await partners.browser().send('GET', `/api/affiliate/dashboard/${token}`)).statusCode).toBe(404);
    await waitFor(async () => expect(await tracesOf([email], partners.shop.test.database)).toEqual([]));
    expect(await rowsOf(subjectId, affiliateId)).toEqual({
      living_keys: 0,
      mails: 0,
      deliveries: 0,
      sessions: 0,
    });
    expect(await splitOf(await partners.sell(code))).toMatchObject({ commission: null });
    expect(await balance(code, 1)).toBe(1000);
    await partners.join(email);
    const again = await partners.affiliate(email);
    expect(again.affiliateId).not.toBe(affiliateId);
    expect(again.code).not.toBe(code);
  });

  it('is exported, and has no account after an erasure', async () => {
    const { affiliateId, code, browser, email } = await member();
    const subject = await partners.get(Subjects).require(email);
    const { affiliate } = await partners.get(PersonalDataExport).collect(subject);
    expect(affiliate).toEqual([expect.objectContaining({ email, code, status: 'active' })]);
    const erasure = partners.get(Erasure);
    await expect(erasure.assertUndisputed(subject)).rejects.toThrow(
      `The affiliate ${code} still has an account: delete the affiliate first`,
    );
    await erasure.erase(subject, 'request', operator());
    expect((await browser.send('GET', '/api/affiliate/dashboard')).statusCode).toBe(401);
    expect(await rowsOf(`${partners.emailKey(email)}.${affiliateId}`, affiliateId)).toEqual({
      living_keys: 0,
      mails: 0,
      deliveries: 0,
      sessions: 0,
    });
    await waitFor(async () => expect(await tracesOf([email], partners.shop.test.database)).toEqual([]));
    await until(async () => {
      const facts = await partners.shop.facts(`affiliate-${affiliateId}`);
      return facts.at(-1) === 'AffiliateDeleted';
    });
  });

  it('gets a new link at a new address, and the former address may register', async () => {
    const { affiliateId, browser, token, email } = await member();
    const person = { name: 'Ana Lopez', email: 'moved@example.com', website: 'https://ana.example' };
    const move = () =>
      partners.commands.execute(new ChangeAffiliateDetails(affiliateId, { person }, operator()));
    await move();
    await move();
    expect((await browser.send('GET', '/api/affiliate/dashboard')).statusCode).toBe(401);
    expect((await partners.browser().send('GET', `/api/affiliate/dashboard/${token}`)).statusCode).toBe(404);
    const mail = await partners.mailTo('moved@example.com', 1);
    expect(await partners.dashboard(browser, partners.tokensOf(mail).token)).toMatchObject(person);
    const kept = async (address: string) =>
      (await partners.get(PersonalDataExport).collect(await partners.get(Subjects).require(address)))[
        'affiliate'
      ];
    expect(await kept('moved@example.com')).toEqual([expect.objectContaining(person)]);
    expect(await kept(email)).toBeUndefined();
    const former = await partners.get(Subjects).require(email);
    await partners.get(Erasure).assertUndisputed(former);
    await partners.get(Erasure).erase(former, 'request', operator());
    expect(await partners.dashboard(browser)).toMatchObject(person);
    await waitFor(async () => expect(await tracesOf([email], partners.shop.test.database)).toEqual([]));
    expect(await partners.mailsTo('moved@example.com')).toHaveLength(1);
    await partners.join(email);
    const taken = { ...person, email };
    await expect(
      partners.commands.execute(new ChangeAffiliateDetails(affiliateId, { person: taken }, operator())),
    ).rejects.toThrow('This email address is already registered');
  });
});
