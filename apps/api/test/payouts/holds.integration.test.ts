import { PayeeBalances } from '../../src/affiliation/index.js';
import { PayoutsApproveCommand, PayoutsCloseCommand } from '../../src/payouts/cli/payouts-change.commands.js';
import { PayoutsExecuteCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { PayoutsExportCommand, PayoutsShowCommand } from '../../src/payouts/cli/payouts-read.commands.js';
import { PayoutsPrepareCommand } from '../../src/payouts/cli/payouts-run.commands.js';
import { OwedPayees } from '../../src/payouts/owed/owed-payees.js';
import { payoutChangesProjection } from '../../src/payouts/owed/payout-changes.js';
import { AffiliateSales } from '../../src/affiliation/affiliate-sales/affiliate-sales.js';
import { Database } from '../../src/platform/database/database.js';
import { Projections } from '../../src/platform/projections/projection.js';
import { Finance } from './finance.js';
import { dispute } from './seeded-payees.js';

describe('[LE-05] earnings on hold', () => {
  let finance: Finance;
  let month: string;
  let runId: string;
  beforeAll(async () => {
    finance = await Finance.open();
    ({ month } = finance);
    finance.stripe.setBalance(10_000_000);
  });
  beforeEach(() => finance.be('maria'));
  afterEach(() => finance.settle());
  afterAll(() => finance?.close());

  const prepare = async (options: object = {}) => {
    const { out } = await finance.run(PayoutsPrepareCommand, [], { month, ...options });
    runId = /^Run (\S+) is prepared/m.exec(out)?.[1] ?? '';
    return out;
  };
  const approve = () => {
    finance.be('omar');
    return finance.run(PayoutsApproveCommand, [runId]);
  };
  const execute = () => {
    finance.be('maria');
    return finance.run(PayoutsExecuteCommand, [runId]);
  };
  const rowOf = (table: string, label: string): string =>
    (table.split('\n').find((line) => line.startsWith(label)) ?? '').replaceAll(/\s+/g, ' ');
  const open = (paymentId: string, more: object = {}) => dispute(finance.store, paymentId, more);

  describe('during a dispute', () => {
    it('are left out of a run and shown in a separate column', async () => {
      const anna = await finance.affiliate(12_000);
      const disputed = await finance.earn(anna.payee, 3_000);
      await open(disputed);
      const out = await prepare();
      expect(out).toContain('BALANCE  IN HOLD  DISPUTED   AMOUNT');
      expect(rowOf(out, anna.code)).toContain('$150.00 $0.00 $30.00 $120.00 to be paid');
      expect((await finance.run(PayoutsExportCommand, [runId], { format: 'csv' })).out).toMatch(
        new RegExp(`,${anna.code},.*150\\.00,0\\.00,120\\.00,.*,30\\.00\\r?\\n`),
      );
      await approve();
      await execute();
      expect(finance.transfersTo(anna.accountId)).toEqual([12_000]);
    });

    it('include the whole sale for a partial dispute, until all its disputes are closed', async () => {
      const { payee, paymentId } = await finance.affiliate(12_000);
      await open(paymentId, { disputeId: 'du_a', amountCents: 500 });
      await open(paymentId, { disputeId: 'du_b', amountCents: 700 });
      const disputed = async () => {
        await finance.get(PayeeBalances).caughtUp();
        return (await finance.get(PayeeBalances).disputed(null)).get(`affiliate:${payee.id}`) ?? 0;
      };
      expect(await disputed()).toBe(12_000);
      await open(paymentId, { disputeId: 'du_a', outcome: 'won' });
      expect(await disputed()).toBe(12_000);
      await open(paymentId, { disputeId: 'du_b', outcome: 'won' });
      expect(await disputed()).toBe(0);
    });

    it('stay on hold after a lost dispute until the shares are reversed', async () => {
      const { payee, paymentId, code } = await finance.affiliate(12_000);
      await finance.affiliate(10_000);
      await open(paymentId);
      await open(paymentId, { outcome: 'lost' });
      expect(rowOf(await prepare({ dryRun: true }), code)).toContain('$120.00 $0.00 $120.00 $0.00 not paid');
      await finance.giveBack(paymentId, payee, 1_000);
      expect(rowOf(await prepare({ dryRun: true }), code)).toContain('$110.00 $0.00 $0.00 $110.00');
    });

    it('leave a payee unpaid, with the reason, when everything is disputed', async () => {
      const { paymentId, code, payee } = await finance.affiliate(12_000);
      await finance.affiliate(10_000);
      await open(paymentId);
      expect(rowOf(await prepare({ dryRun: true }), code)).toContain('not paid: sale under dispute');
      const { sales } = await finance.get(AffiliateSales).list(payee.id, { offset: 0, limit: 10 });
      expect(sales).toMatchObject([{ state: 'disputed', confirmedFrom: null }]);
    });

    it('are left out of the execution if the dispute began after the approval, and paid once it is won', async () => {
      const anna = await finance.affiliate(12_000);
      const ben = await finance.affiliate(13_000);
      await prepare();
      await approve();
      await open(anna.paymentId);
      expect((await execute()).out).toContain('1 held');
      expect(finance.transfersTo(anna.accountId)).toEqual([]);
      expect(finance.transfersTo(ben.accountId)).toEqual([13_000]);
      const { out } = await finance.run(PayoutsShowCommand, [runId]);
      expect(rowOf(out, anna.code)).toContain('held: sale under dispute');
      await open(anna.paymentId, { outcome: 'won' });
      await execute();
      expect(finance.transfersTo(anna.accountId)).toEqual([12_000]);
    });

    it('prevent the approval if the dispute began after the preparation', async () => {
      const anna = await finance.affiliate(12_000);
      await prepare();
      await open(anna.paymentId);
      await expect(approve()).rejects.toMatchObject({
        code: 'payouts.run-changed',
        message: expect.stringContaining('sale-disputed'),
      });
    });
  });

  describe('for 7 days after a change', () => {
    /** Moves a change to the days of the run, since the log uses the machine's time. */
    const changedOn = async (payee: string, moment: string) => {
      const schema = finance.get(Projections).schemaOf(payoutChangesProjection.name);
      await finance
        .get(Database)
        .query(`update ${schema}.payout_changes set changed_at = $2 where payee = $1 returning payee`, [
          payee,
          moment,
        ]);
    };

    it('are not paid after another account was opened, and the day of the payment is shown', async () => {
      const { payee, code, accountId } = await finance.affiliate(12_000);
      await finance.affiliate(10_000);
      finance.stripe.close(accountId);
      await finance.check(payee);
      await finance.onboard(payee);
      await finance.get(OwedPayees).findCurrent([payee], month);
      await changedOn(`affiliate:${payee.id}`, `${finance.monthAfter}-20T09:30:00Z`);
      const out = await prepare();
      expect(out).toContain(`${finance.monthAfter}-27`);
      expect(rowOf(out, code)).toMatch(
        /\$0\.00 not paid: email address or account changed, not before \S+-27/,
      );
    });

    it('hold a line until that day if the account changed after the approval', async () => {
      const { payee, code, accountId } = await finance.affiliate(12_000);
      await finance.affiliate(10_000);
      await prepare();
      await approve();
      finance.stripe.close(accountId);
      await finance.check(payee);
      await finance.onboard(payee);
      await finance.get(OwedPayees).findCurrent([payee], month);
      await changedOn(`affiliate:${payee.id}`, `${finance.monthAfter}-20T09:30:00Z`);
      await execute();
      const { out } = await finance.run(PayoutsShowCommand, [runId]);
      expect(rowOf(out, code)).toMatch(/held: email address or account changed, not before \S+-27/);
      await finance.run(PayoutsCloseCommand, [runId], { reason: 'the test is over' });
    });

    it('are paid immediately to a first account', async () => {
      const { code } = await finance.affiliate(12_000);
      expect(rowOf(await prepare({ dryRun: true }), code)).toContain('$120.00 to be paid');
    });
  });
});
