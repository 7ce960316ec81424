import { PayoutAccounts, PayoutProviders } from '../../src/billing/index.js';
import { ComparePayoutAccounts } from '../../src/billing/payout-accounts/compare-payout-accounts.job.js';
import { PayoutProvidersConfig } from '../../src/billing/payout-providers/payout-providers.js';
import { PayoutsApproveCommand } from '../../src/payouts/cli/payouts-change.commands.js';
import { PayoutsExecuteCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { PayoutsPrepareCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { PayoutsReconcileCommand } from '../../src/payouts/cli/payouts-read.commands.js';
import { PayoutBook } from '../../src/payouts/payout-book.js';
import { Finance } from './finance.js';
import { SecondProvider } from './second-provider.js';

describe('a payout run with two providers', () => {
  const second = new SecondProvider();
  let finance: Finance;
  beforeAll(async () => {
    finance = await Finance.open();
    finance.get(PayoutProviders).register(second);
  });
  afterAll(() => finance?.close());
  afterEach(async () => {
    second.balanceCents = 1_000_000;
    await finance.settle();
  });

  const newPayeesUse = (providerOfNewAccounts: string): void =>
    void Object.assign(finance.get(PayoutProvidersConfig), { providerOfNewAccounts });

  /** One payee at each provider, and an approved run. */
  async function approvedRun() {
    finance.be('maria');
    newPayeesUse('stripe');
    const atStripe = await finance.affiliate(12_000);
    newPayeesUse('second');
    const { payee } = await finance.affiliate(15_000, { onboarded: false });
    const { accountId } = await finance
      .get(PayoutAccounts)
      .open(payee, null, { actor: 'test', correlationId: 't' });
    await finance.check(payee);
    await finance.run(PayoutsPrepareCommand, [], { month: finance.month });
    const { runs } = await finance.get(PayoutBook).read();
    const run = [...runs.values()].at(-1)!;
    await finance.run(PayoutsApproveCommand, [run.runId]);
    return { run, atStripe, atSecond: { payee, accountId } };
  }

  it('keeps a payee’s account when new payees use another provider', async () => {
    newPayeesUse('stripe');
    const { payee, accountId } = await finance.affiliate(12_000);
    newPayeesUse('second');
    expect(await finance.get(PayoutAccounts).find(payee)).toMatchObject({ provider: 'stripe', accountId });
    expect(await finance.onboard(payee)).toBe(accountId);
  });

  it('pays each line by the payee’s provider, and compares both with our record', async () => {
    const { run, atStripe, atSecond } = await approvedRun();
    expect([...run.linesOf.values()].map(({ accountId, provider }) => [accountId, provider])).toEqual(
      expect.arrayContaining([
        [atStripe.accountId, 'stripe'],
        [atSecond.accountId, 'second'],
      ]),
    );
    const executed = await finance.run(PayoutsExecuteCommand, [run.runId]);
    expect([executed.out, executed.failed]).toEqual([
      expect.stringContaining('2 payees were paid $270.00'),
      false,
    ]);
    expect(finance.transfersTo(atStripe.accountId)).toEqual([12_000]);
    expect(second.transfers).toMatchObject([
      { accountId: atSecond.accountId, amountCents: 15_000, group: run.runId },
    ]);
    const compared = await finance.run(PayoutsReconcileCommand);
    expect([compared.out, compared.failed]).toEqual([expect.stringContaining(': 0 differences'), false]);
    second.transfers[0]!.reversedCents = 1000;
    expect((await finance.run(PayoutsReconcileCommand)).out).toContain('returned, not in our record');
    await finance.run(PayoutsReconcileCommand, [], { record: true });
  });

  it('requests nothing while one of the balances is too low', async () => {
    const { run, atStripe } = await approvedRun();
    second.balanceCents = 14_000;
    const { out, failed } = await finance.run(PayoutsExecuteCommand, [run.runId]);
    expect([out, failed]).toEqual([expect.stringContaining('$10.00 is missing'), true]);
    expect(finance.transfersTo(atStripe.accountId)).toEqual([]);
    second.balanceCents = 1_000_000;
    await finance.run(PayoutsExecuteCommand, [run.runId]);
    expect(finance.transfersTo(atStripe.accountId)).toEqual([12_000]);
  });

  it('notices an account closed at a provider that cannot list accounts', async () => {
    newPayeesUse('second');
    const { payee } = await finance.affiliate(12_000, { onboarded: false });
    const { accountId } = await finance
      .get(PayoutAccounts)
      .open(payee, null, { actor: 'test', correlationId: 't' });
    await finance.check(payee);
    await finance.stripeShop.shop.caughtUp('billing.payout-accounts@1');
    second.opened.splice(
      second.opened.findIndex((account) => account.accountId === accountId),
      1,
    );
    await finance.get(ComparePayoutAccounts).run(new AbortController().signal);
    expect(await finance.get(PayoutAccounts).find(payee)).toMatchObject({ due: ['closed'] });
  });
});
