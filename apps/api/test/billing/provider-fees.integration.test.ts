import { CommandBus } from '@nestjs/cqrs';
import { PayeeBalances } from '../../src/affiliation/index.js';
import { ledgerProjection } from '../ledger-projection.js';
import type { TrialBalance } from '@closewise/domain/ledger';
import type { StatementEntry } from '../../src/affiliation/ledger/ledger.js';
import { SplitSale } from '../../src/affiliation/sales/split-sale.command.js';
import { liveAndRebuilt } from '../buyer/rebuilt-rows.js';
import { waitFor } from '../wait-for.js';
import { avoidMidnight } from '../avoid-midnight.js';
import { runAttached } from '../process/run-attached.js';
import { StripeShop } from './stripe-shop.js';

// Imported late: nest-commander requires Nest to be loaded.
const { LedgerExplainCommand, LedgerShowCommand, LedgerTrialBalanceCommand } =
  await import('../../src/affiliation/ledger/ledger.cli.js');

type Shown = Readonly<{ balanceCents: number; entries: StatementEntry[] }>;

describe("the provider's fee", () => {
  let stripeShop: StripeShop;
  let intentId: string;

  const json = async <View>(
    type: Parameters<typeof runAttached>[1],
    options: object,
    args: string[] = [],
  ): Promise<View> => {
    await stripeShop.shop.application.get(PayeeBalances, { strict: false }).caughtUp();
    const { application } = stripeShop.shop;
    return JSON.parse(await runAttached(application, type, args, { json: true, ...options })) as View;
  };
  const shown = (account: string) => json<Shown>(LedgerShowCommand, { account });
  /** Without waiting for a referral code that a browser may still send. */
  const splitSale = (paymentId: string) =>
    stripeShop.shop.application
      .get(CommandBus, { strict: false })
      .execute(new SplitSale(paymentId, false, { actor: 'system', correlationId: 'fees' }));
  const deliver = () => stripeShop.stripe.webhooks.deliverAll();

  beforeAll(async () => {
    await avoidMidnight();
    stripeShop = await StripeShop.open();
    ({ intentId } = await stripeShop.paidInSilence());
  });
  afterAll(() => stripeShop?.close());

  it('delays no sale while Stripe has not settled the charge', async () => {
    await deliver();
    expect(await stripeShop.facts(intentId)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
    expect((await shown('provider-fees')).balanceCents).toBe(0);
  });

  it('is recorded once when Stripe has settled it, however often Stripe reports it', async () => {
    stripeShop.stripe.keepFee(intentId, 103);
    await deliver();
    stripeShop.stripe.refund(intentId, { amount: 500 });
    await deliver();
    expect(await stripeShop.facts(intentId)).toEqual([
      'PaymentRequested',
      'PaymentSucceeded',
      'ProviderFeeCharged',
      'PaymentRefunded',
    ]);
  });

  it('moves from the house to its own account, and stays there when the payment is refunded', async () => {
    const paymentId = `stripe-${intentId}`;
    await splitSale(paymentId);
    await waitFor(async () => {
      const { entries } = await shown('house');
      expect(entries.map(({ kind }) => kind).sort()).toEqual(['provider-fee', 'reversal', 'sale']);
    });
    const { balanceCents, entries } = await shown('provider-fees');
    expect([balanceCents, entries]).toEqual([
      103,
      [expect.objectContaining({ number: 1, kind: 'provider-fee', cents: 103, paymentId })],
    ]);
    expect((await shown('house')).balanceCents).toBe(2000 - 103);
    expect(await json<TrialBalance>(LedgerTrialBalanceCommand, {})).toMatchObject({
      cashCents: 2000,
      providerFeesCents: 103,
      houseCents: 1897,
      differenceCents: 0,
    });
    const explained = await json<{ steps: { what: string }[] }>(LedgerExplainCommand, {}, [intentId]);
    expect(explained.steps.map(({ what }) => what)).toContain('The provider charged a fee of $1.03');
  });

  it('is the same when the ledger is rebuilt', async () => {
    const { live, rebuilt } = await liveAndRebuilt(stripeShop.shop, ledgerProjection.name);
    expect(rebuilt).toEqual([live]);
  });
});
