import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type PayoutDifference,
  findDifferences,
  runProviders,
  type ProviderTransfer,
} from '@closewise/domain/payouts';
import { after, dayMs } from '@closewise/domain/calendar';
import { declareCommand } from '../platform/commands/declared-commands.js';
import type { CommandContext } from '../platform/event-store/command-executor.js';
import { PayoutProviders } from '../billing/index.js';
import { Clock } from '../platform/clock/clock.js';
import { PayoutBook } from './payout-book.js';

/** Numbers of compared runs and transfers, and the differences; `recorded`: number of differences resolved by recording. */
type Reconciliation = Readonly<{
  runs: number;
  transfers: number;
  differences: readonly PayoutDifference[];
  recorded: number;
}>;

/**
 * Compares our record with the provider's transfers and reversals, in both directions. With `record`, records what is
 * missing only in our record. Safe to repeat.
 */
export class ReconcilePayouts extends Command<Reconciliation> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly record: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Earlier than any of our transfers. */
const BEGINNING = '2025-01-01T00:00:00.000Z';
/** The provider's clock may be ahead of ours. */

@CommandHandler(ReconcilePayouts)
export class ReconcilePayoutsHandler implements ICommandHandler<ReconcilePayouts> {
  constructor(
    private readonly book: PayoutBook,
    private readonly providers: PayoutProviders,
    private readonly clock: Clock,
  ) {}

  /** Ignores transfers made during the comparison. */
  async execute({ record, context }: ReconcilePayouts): Promise<Reconciliation> {
    const paidBefore = new Set(paidIn(await this.runs()));
    const transfers = await this.readTransfers();
    const runs = await this.runs();
    const differences = findDifferences({ runs }, transfers, this.providers.idsInUse).filter(
      ({ kind, transferId }) => kind !== 'transfer-missing' || paidBefore.has(transferId),
    );
    const recordable = differences.flatMap((one) => one.record ?? []);
    if (record) for (const command of recordable) await this.book.execute(command, context);
    return {
      runs: runs.size,
      transfers: transfers.length,
      differences,
      recorded: record ? recordable.length : 0,
    };
  }

  /** Only runs of providers in use can be compared. */
  private async runs(): Promise<Runs> {
    const { runs } = await this.book.read();
    return new Map(
      [...runs].filter(([, run]) => [...runProviders(run)].some((id) => this.providers.find(id))),
    );
  }

  private async readTransfers(): Promise<ProviderTransfer[]> {
    const until = after(this.clock.now(), dayMs).toISOString();
    const transfers: ProviderTransfer[] = [];
    for (const provider of this.providers.inUse)
      for await (const page of provider.transfersBetween(BEGINNING, until))
        transfers.push(...page.map((transfer) => ({ ...transfer, provider: provider.id })));
    return transfers;
  }
}

type Runs = Parameters<typeof findDifferences>[0]['runs'];

const paidIn = (runs: Runs): string[] =>
  [...runs.values()].flatMap(({ linesOf }) =>
    [...linesOf.values()].flatMap((line) => (line.status === 'paid' ? [line.transferId] : [])),
  );
