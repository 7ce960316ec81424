import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../platform/clock/clock.js';
import { Database } from '../platform/database/database.js';
import type { RecurringJob } from '../platform/jobs/job.js';
import { Projections } from '../platform/projections/projection.js';
import { paymentsProjection } from './payments.projection.js';
import { SettlePayment } from './settle-payment.command.js';

const MINUTE_MS = 60_000;
const OPEN_FOR_MS = 10 * MINUTE_MS;
const ABANDONED_AFTER_MS = 7 * 24 * 60 * MINUTE_MS;

/** Asks the provider about payments that are open for more than 10 minutes, for a week. */
@Injectable()
export class SweepOpenPayments implements RecurringJob {
  readonly name = 'sweep-open-payments';
  readonly everySeconds = 300;
  private readonly logger = new Logger(SweepOpenPayments.name);

  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {}

  readonly run = async (signal: AbortSignal): Promise<void> => {
    for (const { payment_id, intent_id } of await this.openPayments()) {
      if (signal.aborted) return;
      try {
        await this.commands.execute(new SettlePayment(intent_id, null, 'sweeper', `sweep-${payment_id}`));
      } catch (error) {
        this.logger.warn(`${payment_id} could not be looked up: ${(error as Error).message}`);
      }
    }
  };

  private openPayments(): Promise<{ payment_id: string; intent_id: string }[]> {
    const now = this.clock.now().getTime();
    return this.database.query(
      `select payment_id, intent_id from ${this.projections.schemaOf(paymentsProjection.name)}.payments
       where status = 'open' and requested_at between $1 and $2 order by requested_at desc`,
      [new Date(now - ABANDONED_AFTER_MS), new Date(now - OPEN_FOR_MS)],
    );
  }
}
