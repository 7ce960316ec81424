import { jest } from '@jest/globals';
import type { DomainError } from '@closewise/domain/events';
import { PayoutProviders } from '../../src/billing/index.js';
import { PayoutBook } from '../../src/payouts/payout-book.js';
import { PayoutsApproveCommand } from '../../src/payouts/cli/payouts-change.commands.js';
import { PayoutsExecuteCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { PayoutsPrepareCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { PayoutsReconcileCommand } from '../../src/payouts/cli/payouts-read.commands.js';
import { Finance } from './finance.js';

const DAY_MS = 86_400_000;
/** What an interrupted command leaves behind: events in the book, and transfers at the provider. */
const leaving = [
  [(finance: Finance) => finance.get(PayoutBook), 'execute'],
  [(finance: Finance) => finance.get(PayoutProviders).forNewAccounts, 'transfer'],
] as const;

/** crash-matrix.long.e2e really kills processes. */
describe('[LE-05] a payout run whose commands are interrupted', () => {
  let finance: Finance;
  let laterMs = 0;
  let spies: { mockRestore(): void }[] = [];
  beforeAll(async () => {
    finance = await Finance.open(() => new Date(Date.now() + laterMs));
  });
  afterAll(() => finance?.close());

  /** Everything fails from this moment on, as if the process was killed: there is one moment before and one after each call. */
  function killAt(moment: number): void {
    let passed = 0;
    const pass = (): void => {
      if (passed++ >= moment) throw new Error('killed');
    };
    spies = leaving.map(([find, method]) => {
      const instance = find(finance) as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
      const real = instance[method]!.bind(instance);
      return jest.spyOn(instance, method).mockImplementation(async (...args) => {
        pass();
        const answer = await real(...args);
        pass();
        return answer;
      });
    });
  }
  function start(): void {
    for (const spy of spies.splice(0)) spy.mockRestore();
  }

  it('pays every payee once after an interruption at any point, even if the provider forgot the keys before the retry', async () => {
    const payees = [await finance.affiliate(12_000), await finance.affiliate(13_000)];
    finance.stripe.setBalance(10_000_000);
    const asked = { month: finance.month };
    let runId = '';
    const commands = [
      () => finance.run(PayoutsPrepareCommand, [], asked),
      () => finance.run(PayoutsApproveCommand, [runId]),
      () => finance.run(PayoutsExecuteCommand, [runId], { concurrency: 1 }),
    ];
    const paid: Record<string, number[]> = {};
    const ends: unknown[] = [];
    const refusals: unknown[] = [];
    /** The repeated command says if its work was recorded before the interruption. */
    const giveAgain = async (command: () => Promise<unknown>): Promise<void> => {
      start();
      laterMs += DAY_MS;
      await command().catch((error: unknown) => refusals.push((error as DomainError).code));
    };
    for (let moment = 0; moment === 0 || ends.length === moment; moment++) {
      runId = moment === 0 ? finance.month : `${finance.month}-${moment + 1}`;
      if (moment > 0) for (const { payee } of payees) await finance.earn(payee, 12_500);
      killAt(moment);
      for (const [index, command] of commands.entries()) {
        finance.be(index === 0 ? 'maria' : 'omar');
        await command().catch(async (error: unknown) => {
          ends.push((error as Error).message);
          await giveAgain(command);
        });
      }
      start();
      paid[runId] = payees.flatMap(({ accountId }) =>
        finance.stripe
          .transfers()
          .filter(({ destination, transfer_group }) => destination === accountId && transfer_group === runId)
          .map(({ amount }) => amount),
      );
    }
    // Nine calls are interrupted, each before and after; then one run completes.
    expect(ends).toEqual(Array(18).fill('killed'));
    expect(new Set(refusals)).toEqual(
      new Set(['payouts.run-open', 'payouts.run-approved', 'payouts.run-ended']),
    );
    const runs = Object.keys(paid);
    expect(paid).toEqual(
      Object.fromEntries(runs.map((run, n) => [run, n === 0 ? [12_000, 13_000] : [12_500, 12_500]])),
    );
    expect(await finance.run(PayoutsReconcileCommand)).toEqual({
      out: `${2 * runs.length} transfers and ${runs.length} runs compared: 0 differences\n`,
      failed: false,
    });
  });
});
