import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandBus } from '@nestjs/cqrs';
import { organizationDecider, organizationStream } from '@closewise/domain/organizations';
import { RegisterAffiliate, type NewAffiliate } from '../../src/affiliation/index.js';
import { Explanations } from '../../src/affiliation/ledger/explanations.js';
import { Ledger } from '../../src/affiliation/ledger/ledger.js';
import { Payees } from '../../src/affiliation/ledger/payees.js';
import { Decisions } from '../../src/platform/event-store/decisions.js';
import { cards } from '../buyer/order.js';
import { Shop } from '../buyer/shop.js';

const context = { actor: 'test', correlationId: randomUUID() };

describe('a sale that an affiliate brought', () => {
  let shop: Shop;
  let code: string;
  const get = <Type>(type: abstract new (...parts: never[]) => Type): Type =>
    shop.application.get(type as never, { strict: false });

  const register = (email: string, more: Partial<NewAffiliate> = {}) =>
    get(CommandBus).execute(
      new RegisterAffiliate(
        {
          person: { name: 'Ana Lopez', email, website: null },
          membership: { organizationTag: 'AUSTIN', memberId: '7' },
          isMaster: false,
          registeredBy: 'affiliate',
          ...more,
        },
        context,
      ),
    );

  const buy = async (referralCode: string, userEmail: string | null = null): Promise<string> => {
    const reportId = await shop.createReport({ referralCode, userEmail });
    const intent = await shop.openPayment(reportId);
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    return `simulated-${intent.paymentIntent.id}`;
  };

  const balanceOf = async (
    payee: 'affiliate' | 'organization',
    name: string,
    entries: number,
  ): Promise<number> => {
    const account = await get(Payees)[payee](name);
    for (let i = 0; i < 200; i++) {
      const balance = await get(Ledger).balance(account, null);
      if (balance.entries >= entries) return balance.balanceCents;
      await pause(25);
    }
    throw new Error(`${name} has no ${entries} entries`);
  };

  beforeAll(async () => {
    shop = await Shop.open();
    const organization = {
      tag: 'AUSTIN',
      name: 'Austin Board',
      masterAffiliateId: 'm',
      emailKey: 'e',
      credentialId: null,
      subjectId: 'organization-m',
      person: { contactName: 'Eva Ruiz', email: 'eva@example.com' },
    };
    for (const command of [
      { type: 'RegisterOrganization', ...organization } as const,
      { type: 'ApproveOrganization', note: 'called' } as const,
    ]) {
      await get(Decisions).execute(organizationDecider, organizationStream('AUSTIN'), command, context);
    }
    ({ code } = await register('ana@example.com'));
  });

  afterAll(() => shop.close());

  it('[AF-04] [OR-04] [LE-02] earns him $10 and his organization $2.50 of $25', async () => {
    const paymentId = await buy(code.toLowerCase());
    expect(await balanceOf('affiliate', code, 1)).toBe(1000);
    expect(await balanceOf('organization', 'austin', 1)).toBe(250);
    expect(await get(Ledger).trialBalance(null)).toEqual({
      entries: 1,
      cashCents: 2500,
      affiliatesCents: 1000,
      organizationsCents: 250,
      houseCents: 1250,
      differenceCents: 0,
    });
    const { steps } = await get(Explanations).of(paymentId);
    expect(steps.map(({ eventType }) => eventType)).toEqual([
      'OrganizationApproved',
      'AffiliateRegistered',
      'ReportRequested',
      'PaymentRequested',
      'PaymentSucceeded',
      'SaleSplit',
    ]);
  });

  it('[AF-07] earns nothing when he buys for himself, and the sale still goes through', async () => {
    const paymentId = await buy(code, 'Ana+home@example.com');
    expect(await shop.factsOnceThere(`sale-${paymentId}`, 1)).toEqual(['SaleSplit']);
    const { split } = await get(Explanations).of(paymentId);
    expect(split).toMatchObject({
      attribution: { code, outcome: 'self-referral-email' },
      commission: null,
      override: null,
      shares: { houseCents: 2500 },
    });
  });

  it('refuses a second affiliate with the same address, in any letter case', async () => {
    await expect(register('ANA@example.com')).rejects.toThrow('This email address is already registered');
  });
});
