import { Explanations } from '../../src/affiliation/ledger/explanations.js';
import { fullReader } from '../../src/platform/access/reader.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { waitFor } from '../wait-for.js';
import { Bookkeeping } from './bookkeeping.js';

describe('an affiliate’s sale', () => {
  let books: Bookkeeping;
  let code: string;

  beforeAll(async () => {
    books = await Bookkeeping.open();
    await books.organization('AUSTIN');
    const membership = { organizationTag: 'AUSTIN', memberId: '7' };
    ({ code } = await books.affiliate('ana@example.com', { membership }));
  });
  afterAll(() => books?.close());

  it('[AF-04] [OR-04] of $25 earns the affiliate $10 and the organization $2.50', async () => {
    const paymentId = await books.buy({ referralCode: code.toLowerCase() });
    expect(await books.split(paymentId)).toMatchObject({
      shares: { commissionCents: 1000, overrideCents: 250, houseCents: 1250 },
      attribution: { code, codeFrom: 'order', outcome: 'credited' },
    });
    expect(await books.balanceAfter(1, 'affiliate', code)).toBe(1000);
    expect(await books.balanceAfter(1, 'organization', 'austin')).toBe(250);
  });

  it.each([
    [
      'the affiliate buys with a variant of the own e-mail address',
      { userEmail: 'Ana+home@example.com' },
      'self-referral-email',
    ],
    ['nobody has the code', { referralCode: 'NOBODY2222' }, 'unknown-code'],
    ['no code came', { referralCode: null }, 'no-code'],
  ])('[AF-07] earns nobody anything if %s, and goes through', async (_, order, outcome) => {
    const paymentId = await books.buy({ referralCode: code, ...order });
    expect(await books.split(paymentId)).toMatchObject({
      attribution: { outcome },
      commission: null,
      override: null,
      shares: { commissionCents: 0, overrideCents: 0, houseCents: 2500 },
    });
  });

  it('[AF-07] earns nothing with dots or the other domain in a Gmail address', async () => {
    const gmail = await books.affiliate('ana.lopez@gmail.com');
    const own = await books.buy({ referralCode: gmail.code, userEmail: 'analopez@googlemail.com' });
    expect(await books.split(own)).toMatchObject({ attribution: { outcome: 'self-referral-email' } });
    const card = { nameOnCard: 'ANA AT GMAIL' };
    await books.split(await books.buy({ userEmail: 'an.alopez@gmail.com' }, card));
    const friends = await books.buy({ referralCode: gmail.code, userEmail: 'friend@example.com' }, card);
    expect(await books.split(friends)).toMatchObject({ attribution: { outcome: 'self-referral-card' } });
  });

  it('[AF-07] earns nothing with a card of the affiliate’s earlier purchase', async () => {
    const card = { nameOnCard: 'ANA LOPEZ' };
    await books.split(await books.buy({ userEmail: 'ana@example.com' }, card));
    const paymentId = await books.buy({ referralCode: code, userEmail: 'friend@example.com' }, card);
    expect(await books.split(paymentId)).toMatchObject({ attribution: { outcome: 'self-referral-card' } });
  });

  it('[AF-07] earns nothing while the affiliate is inactive', async () => {
    const { affiliateId, code: idle } = await books.affiliate('idle@example.com');
    await books.partners.change(affiliateId, { type: 'DeactivateAffiliate', reason: 'asked' });
    const paymentId = await books.buy({ referralCode: idle });
    expect(await books.split(paymentId)).toMatchObject({ attribution: { outcome: 'inactive' } });
  });

  it('[OR-07] earns an organization’s own account nothing before the approval, and says why', async () => {
    const membership = { organizationTag: 'BOISE', memberId: null };
    const own = { membership, isMaster: true, registeredBy: 'organization' } as const;
    const account = await books.affiliate('board@example.com', own);
    await books.waitingOrganization('BOISE', account.affiliateId);
    const early = await books.buy({ referralCode: account.code });
    const nobody = {
      policyVersion: 2,
      attribution: { outcome: 'organization-not-approved', affiliateId: account.affiliateId },
      commission: null,
      override: null,
      shares: { commissionCents: 0, overrideCents: 0, houseCents: 2500 },
    };
    expect(await books.split(early)).toMatchObject(nobody);
    await books.approve('BOISE');
    await books.splitAgain(early);
    expect(await books.partners.shop.facts(`sale-${early}`)).toEqual(['SaleSplit']);
    const { steps } = await books.partners.get(Explanations).explain(early, fullReader);
    const told = steps.map(({ what }) => what);
    expect(told).toContain('The organization BOISE was registered and waits for approval');
    expect(told.at(-1)).toContain('that of an organization that was not approved when it was paid');
    await books.buy({ referralCode: account.code });
    expect(await books.balanceAfter(1, 'affiliate', account.code)).toBe(1000);
  });

  it('[OR-07] earns a member of an unapproved organization the commission, and the organization nothing', async () => {
    await books.waitingOrganization('DALLAS');
    const membership = { organizationTag: 'DALLAS', memberId: '8' };
    const { code: eager } = await books.affiliate('eager@example.com', { membership });
    expect(await books.split(await books.buy({ referralCode: eager }))).toMatchObject({
      attribution: { outcome: 'credited' },
      override: null,
      shares: { commissionCents: 1000, overrideCents: 0, houseCents: 1500 },
    });
  });

  it('is credited by the payment’s code if the order had none', async () => {
    const { code: late } = await books.affiliate('late@example.com');
    const paymentId = await books.buy({ referralCode: null }, { lateCode: late });
    expect(await books.split(paymentId)).toMatchObject({
      attribution: { code: late, codeFrom: 'payment', outcome: 'credited' },
    });
    const ordered = await books.buy({ referralCode: code }, { lateCode: late });
    expect(await books.split(ordered)).toMatchObject({ attribution: { code, codeFrom: 'order' } });
    expect(await books.partners.shop.facts(`payment-referral-${ordered}`)).toEqual([]);
  });

  it('[AF-04] has the rate in force at the payment, and is split once by 20 parallel jobs', async () => {
    const { affiliateId, code: lower } = await books.affiliate('lower@example.com');
    await books.partners.change(affiliateId, {
      type: 'SetCommissionRate',
      ratePercent: 30,
      reason: 'agreed',
    });
    const { paymentId } = await books.paidAtProvider(lower);
    const store = books.partners.get(EventStore);
    const paid = (await store.readStream(`payment-${paymentId}`)).at(-1)!;
    // A change in the same millisecond would count as earlier.
    await waitFor(async () => expect((await store.clockTime())! > paid.recordedAt).toBe(true));
    await books.partners.change(affiliateId, { type: 'SetCommissionRate', ratePercent: 25, reason: 'less' });
    await Promise.all(Array.from({ length: 20 }, () => books.splitAgain(paymentId)));
    expect(await books.partners.shop.facts(`sale-${paymentId}`)).toEqual(['SaleSplit']);
    expect(await books.split(paymentId)).toMatchObject({ commission: { ratePercent: 30 } });
    expect(await books.balanceAfter(1, 'affiliate', lower)).toBe(750);
  });
});
