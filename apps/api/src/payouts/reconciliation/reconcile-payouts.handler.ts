import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { after } from '@closewise/domain/calendar';
import { differencesBetween } from '@closewise/domain/payouts';
import { PayoutProvider, type Transfer } from '../../billing/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { PayoutBook } from '../book/payout-book.js';
import { ReconcilePayouts, type Reconciliation } from './reconcile-payouts.command.js';

/** Before any of our transfers. */
const BEGINNING = '2025-01-01T00:00:00.000Z';
/** The provider's clock may be ahead of ours. */
const DAY_MS = 86_400_000;

@CommandHandler(ReconcilePayouts)
export class ReconcilePayoutsHandler implements ICommandHandler<ReconcilePayouts> {
  constructor(
    private readonly book: PayoutBook,
    private readonly provider: PayoutProvider,
    private readonly clock: Clock,
  ) {}

  /** What is paid while the provider is asked is neither missing in its answer nor in our record. */
  async execute({ record, context }: ReconcilePayouts): Promise<Reconciliation> {
    const paidBefore = new Set(paidIn(await this.runs()));
    const transfers = await this.stated();
    const runs = await this.runs();
    const differences = differencesBetween({ runs }, transfers).filter(
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

  /** A run of another provider cannot be compared with this one. */
  private async runs(): Promise<Runs> {
    const { runs } = await this.book.read();
    return new Map([...runs].filter(([, { provider }]) => provider === this.provider.name));
  }

  private async stated(): Promise<Transfer[]> {
    const until = after(this.clock.now(), DAY_MS).toISOString();
    const transfers: Transfer[] = [];
    for await (const page of this.provider.transfersBetween(BEGINNING, until)) transfers.push(...page);
    return transfers;
  }
}

type Runs = Parameters<typeof differencesBetween>[0]['runs'];

const paidIn = (runs: Runs): string[] =>
  [...runs.values()].flatMap(({ linesOf }) =>
    [...linesOf.values()].flatMap((line) => (line.status === 'paid' ? [line.transferId] : [])),
  );
