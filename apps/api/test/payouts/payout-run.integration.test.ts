import { CommandBus } from '@nestjs/cqrs';
import type { DomainError } from '@closewise/domain/events';
import {
  PayoutsApproveCommand,
  PayoutsCancelCommand,
  PayoutsCloseCommand,
} from '../../src/payouts/cli/payouts-change.commands.js';
import { PayoutsExecuteCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import {
  PayoutsExportCommand,
  PayoutsListCommand,
  PayoutsShowCommand,
} from '../../src/payouts/cli/payouts-read.commands.js';
import { PayoutsPrepareCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { PayoutsReconcileCommand } from '../../src/payouts/cli/payouts-read.commands.js';
import { ExecutePayoutRun } from '../../src/payouts/execution/execute-payout-run.command.js';
import { byOperator } from '../../src/platform/commands/contexts.js';
import { Finance } from './finance.js';

const refusal = (code: string) => expect.objectContaining({ code });

describe('[LE-05] finance', () => {
  let finance: Finance;
  let month: string;
  /** The run that was prepared last. */
  let runId: string;
  /** Number of events in the book before the test. */
  let before: number;
  beforeAll(async () => {
    finance = await Finance.open();
    ({ month } = finance);
  });
  beforeEach(async () => {
    before = (await finance.facts()).length;
    finance.stripe.setBalance(10_000_000);
    finance.be('maria');
  });
  afterEach(() => finance.settle());
  afterAll(() => finance?.close());

  const prepare = async (options: object = {}) => {
    const said = await finance.run(PayoutsPrepareCommand, [], { month, ...options });
    runId = /^Run (\S+) is prepared/m.exec(said.out)?.[1] ?? '';
    return said;
  };
  const facts = async () => (await finance.facts()).slice(before);
  const approve = async () => {
    finance.be('omar');
    return finance.run(PayoutsApproveCommand, [runId]);
  };
  const execute = (options: object = {}) => finance.run(PayoutsExecuteCommand, [runId], options);
  const close = (reason: string) => finance.run(PayoutsCloseCommand, [runId], { reason });
  const show = async () => (await finance.run(PayoutsShowCommand, [runId])).out;
  const reconcile = (options: object = {}) => finance.run(PayoutsReconcileCommand, [], options);
  const rowOf = (table: string, label: string): string =>
    table.split('\n').find((line) => line.startsWith(label)) ?? '';

  it('prepares a month’s run, has it approved by another person, pays it once and reconciles it', async () => {
    const anna = await finance.affiliate(12_000);
    const ben = await finance.affiliate(9_999);
    const cleo = await finance.affiliate(30_000, { onboarded: false });
    const dina = await finance.affiliate(30_000, { linkOpened: false });
    const emil = await finance.affiliate(15_000);
    await finance.giveBack(emil.paymentId, emil.payee, 15_000);
    const back = await finance.affiliate(2_000);
    await finance.giveBack(back.paymentId, back.payee, 3_000);

    const rehearsed = await prepare({ dryRun: true });
    expect(rehearsed.out).toContain('Dry run, nothing is recorded: 1 payee is paid $120.00, 4 are not');
    expect(await facts()).toEqual([]);

    const { out } = await prepare();
    expect(rowOf(out, anna.code)).toMatch(/\$120\.00 +\$0\.00 +\$0\.00 +\$120\.00 +to be paid$/);
    expect(rowOf(out, ben.code)).toMatch(/not paid: below the minimum$/);
    expect(rowOf(out, cleo.code)).toMatch(/not paid: not onboarded$/);
    expect(rowOf(out, dina.code)).toMatch(/not paid: mailed link never opened$/);
    expect(rowOf(out, back.code)).toMatch(/-\$10\.00 .*not paid: negative balance$/);
    expect(rowOf(out, emil.code)).toBe('');

    expect((await approve()).out).toBe(`The run ${runId} is approved by omar (self-declared)\n`);
    expect(await execute()).toEqual({
      out: `1 payee was paid $120.00. The run ${runId} is completed\n`,
      failed: false,
    });
    expect(finance.transfersTo(anna.accountId)).toEqual([12_000]);
    expect(await show()).toMatch(
      /^Approved by omar \(self-declared\), .*\nExecuted by omar \(self-declared\), /m,
    );
    expect(await reconcile()).toEqual({
      out: '1 transfer and 1 run compared: 0 differences\n',
      failed: false,
    });
    await expect(execute()).rejects.toEqual(refusal('payouts.run-ended'));
    expect((await finance.run(PayoutsListCommand)).out).toMatch(
      new RegExp(
        `^${month} +completed +1 +1 +\\$120\\.00 +\\$120\\.00 +maria \\(self-declared\\) +omar \\(self-declared\\)$`,
        'm',
      ),
    );
    expect((await finance.run(PayoutsExportCommand, [month], { format: 'csv' })).out).toContain(
      `${month},${month},affiliate,${anna.code},,120.00,0.00,120.00,usd,paid,,${anna.accountId},tr_`,
    );
  });

  it('is refused early, unknown and unauthorized actions, which do not change the run', async () => {
    const { accountId } = await finance.affiliate(12_000);
    await expect(prepare({ month: 'October' })).rejects.toEqual(refusal('payouts.month-invalid'));
    await expect(prepare({ month: '2099-01' })).rejects.toEqual(refusal('payouts.month-not-over'));
    await expect(finance.run(PayoutsShowCommand, ['2020-01'])).rejects.toEqual(
      refusal('payouts.run-unknown'),
    );
    finance.be(undefined);
    await expect(prepare()).rejects.toThrow(/set the variable OPERATOR to your name/);
    finance.be('maria');
    await prepare();
    await expect(prepare()).rejects.toEqual(refusal('payouts.run-open'));
    await expect(execute()).rejects.toEqual(refusal('payouts.run-not-approved'));
    const withTwo = async (operator: string, command: () => Promise<unknown>) => {
      finance.be(operator, { onePersonMay: false });
      return command();
    };
    const approveIt = () => finance.run(PayoutsApproveCommand, [runId]);
    await expect(withTwo('maria', approveIt)).rejects.toEqual(refusal('payouts.same-approver'));
    await expect(withTwo('omar', approveIt)).rejects.toEqual(refusal('payouts.approver-unproven'));
    await approve();
    await expect(approve()).rejects.toEqual(refusal('payouts.run-approved'));
    await expect(withTwo('omar', execute)).rejects.toEqual(refusal('payouts.same-executor'));
    await expect(close('no')).rejects.toEqual(refusal('payouts.lines-open'));
    expect(await facts()).toEqual(['PayoutLinesDrawn', 'PayoutRunPrepared', 'PayoutRunApproved']);
    expect(finance.transfersTo(accountId)).toEqual([]);
  });

  it('cannot approve a run with changed amounts, and cancels and prepares it again', async () => {
    const anna = await finance.affiliate(12_000);
    await prepare();
    await finance.giveBack(anna.paymentId, anna.payee, 1_000);
    const refused = await approve().catch((error: unknown) => error);
    expect(refused).toEqual(refusal('payouts.run-changed'));
    expect((refused as DomainError).message).toContain(`affiliate ${anna.code}: amount-changed`);
    const cancel = () => finance.run(PayoutsCancelCommand, [runId], { reason: 'a refund' });
    expect((await cancel()).out).toBe(`The run ${runId} is cancelled\n`);
    await cancel();
    finance.be('maria');
    const cancelled = runId;
    const { out } = await prepare();
    expect(out).toMatch(/^Run \S+ is prepared: 1 payee is paid \$110\.00/m);
    expect([runId.slice(0, 7), runId === cancelled]).toEqual([month, false]);
  });

  it('holds a line that changed after the approval and pays the others', async () => {
    const [anna, ben] = [await finance.affiliate(12_000), await finance.affiliate(13_000)];
    await prepare();
    await approve();
    await finance.giveBack(anna.paymentId, anna.payee, 1);
    expect(await execute()).toMatchObject({
      failed: true,
      out: expect.stringContaining('1 payee was paid $130.00. Open: 1 held'),
    });
    expect([finance.transfersTo(anna.accountId), finance.transfersTo(ben.accountId)]).toEqual([[], [13_000]]);
    expect(rowOf(await show(), anna.code)).toMatch(/held: amount changed$/);
    expect((await close('next month')).out).toBe(`The run ${runId} is closed\n`);
  });

  it('keeps refused lines open with the reason, and pays them later with another key', async () => {
    const [anna, ben] = [await finance.affiliate(12_000), await finance.affiliate(13_000)];
    await prepare();
    await approve();
    finance.stripe.restrict(anna.accountId);
    expect(await execute()).toMatchObject({ failed: true, out: expect.stringContaining('Open: 1 refused') });
    expect(rowOf(await show(), anna.code)).toMatch(/refused: insufficient_capabilities_for_transfer$/);
    finance.stripe.completeOnboarding(anna.accountId);
    expect(await execute()).toMatchObject({ failed: false });
    expect([finance.transfersTo(anna.accountId), finance.transfersTo(ben.accountId)]).toEqual([
      [12_000],
      [13_000],
    ]);
  });

  it('requests nothing if the provider’s balance is too low, and says how much is missing', async () => {
    await finance.affiliate(12_000);
    await prepare();
    await approve();
    finance.stripe.setBalance(11_000);
    expect(await execute()).toMatchObject({
      failed: true,
      out: expect.stringContaining('the provider has $110.00, and $10.00 is missing'),
    });
    expect(await facts()).not.toContain('TransferRequested');
  });

  it('pays once despite lost responses, and records the transfers it finds at the provider', async () => {
    const [anna, ben] = [await finance.affiliate(12_000), await finance.affiliate(13_000)];
    await prepare();
    await approve();
    // The transfer is made, but its responses are lost, also when it is requested again.
    const of = { method: 'POST', path: /transfers$/ } as const;
    finance.stripe.faults.next({ answer: 'drop', when: 'after', of });
    finance.stripe.faults.next({ answer: 500, when: 'after', of });
    await execute({ concurrency: 1 });
    finance.stripe.faults.clear();
    await execute().catch(() => undefined);
    expect([finance.transfersTo(anna.accountId), finance.transfersTo(ben.accountId)]).toEqual([
      [12_000],
      [13_000],
    ]);
    expect(await reconcile()).toMatchObject({ failed: false });
  });

  it('finds transfers that are missing in our record, and records them', async () => {
    const anna = await finance.affiliate(12_000);
    await prepare();
    await approve();
    await execute();
    const transfer = finance.stripe.transfers().find(({ destination }) => destination === anna.accountId);
    finance.stripe.reverse(transfer!.id, { amount: 2_000 });
    const found = await reconcile();
    expect(found).toMatchObject({ failed: true });
    expect(found.out).toMatch(/returned, not in our record: --record records it/);
    expect(await reconcile({ record: true })).toMatchObject({ failed: false });
    expect(await reconcile()).toMatchObject({ failed: false, out: expect.stringContaining('0 differences') });
    expect(rowOf(await show(), anna.code)).toMatch(/\$20\.00 returned$/);
  });

  it('is refused while another process executes a run', async () => {
    const { accountId } = await finance.affiliate(12_000);
    await prepare();
    await approve();
    const release = finance.stripe.faults.hold({ method: 'POST', path: /transfers$/ });
    const asked = () =>
      finance.stripe.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/transfers'));
    const askedBefore = asked().length;
    const first = execute();
    while (asked().length === askedBefore) await new Promise((done) => setTimeout(done, 20));
    const other = new ExecutePayoutRun(runId, { by: 'omar', alias: null }, 8, () => undefined, byOperator());
    await expect(finance.get(CommandBus).execute(other)).rejects.toEqual(refusal('payouts.run-busy'));
    release();
    expect(await first).toMatchObject({ failed: false });
    expect(finance.transfersTo(accountId)).toEqual([12_000]);
  });
});
