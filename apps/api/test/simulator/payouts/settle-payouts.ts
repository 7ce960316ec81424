import { bySystem } from '../../../src/platform/commands/contexts.js';
import { ExecutePayoutRun } from '../../../src/payouts/execution/execute-payout-run.command.js';
import { ReconcilePayouts } from '../../../src/payouts/reconcile-payouts.command.js';
import { CancelPayoutRun, ClosePayoutRun } from '../../../src/payouts/runs/payout-run.commands.js';
import { hold } from '../violation.js';
import type { PayoutWorld } from './payout-world.js';

const nobodyListens = (): void => undefined;

/** Completes the open run with a bank that answers everything, then reconciles our records. */
export async function settlePayouts(world: PayoutWorld): Promise<void> {
  const { bank, traffic } = world;
  bank.arrive();
  bank.fundsCents += 100_000_000;
  traffic.calm = true;
  await endRun(world);
  await compare(world, true);
}

async function endRun(world: PayoutWorld): Promise<void> {
  const run = await world.openRun();
  if (!run) return;
  const { runId } = run;
  const context = bySystem();
  if (run.status === 'prepared') {
    await world.askLiving(`${runId} is cancelled`, ({ cancel }) =>
      cancel.execute(new CancelPayoutRun(runId, 'omar', 'the end', context)),
    );
    return;
  }
  const executor = { by: 'zoe', alias: null };
  const asked = new ExecutePayoutRun(runId, executor, 4, nobodyListens, context);
  const executed = await world.askLiving(`${runId} is executed`, ({ execute }) => execute.execute(asked));
  hold(executed === 'done', `${runId} can be executed in the end`);
  if (!(await world.openRun())) return;
  const closed = await world.askLiving(`${runId} is closed`, ({ close }) =>
    close.execute(new ClosePayoutRun(runId, 'omar', 'the end', context)),
  );
  hold(closed === 'done', `each line of ${runId} has an answer in the end`);
}

/** The number of differences between our records and the bank's. */
export async function compare(world: PayoutWorld, record: boolean): Promise<number> {
  let differences = -1;
  await world.askLiving('our record is compared', async ({ reconcile }) => {
    ({
      differences: { length: differences },
    } = await reconcile.execute(new ReconcilePayouts(record, bySystem())));
  });
  return differences;
}
