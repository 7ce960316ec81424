import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemActor } from '@closewise/domain/actor';
import { DomainError } from '@closewise/domain/events';
import { monthDue } from '@closewise/domain/payouts';
import { Clock } from '../../platform/clock/clock.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { Jobs, type RecurringJob } from '../../platform/jobs/job.js';
import { mailPayload, sendMailQueue } from '../../platform/mail/mail.js';
import { PayoutBook } from '../payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';
import { PreparePayoutRun } from '../runs/payout-run.commands.js';
import { preparedRunMailing } from './prepared-run.mailing.js';

const HOUR = 60 * 60;

/**
 * Prepares a month's run from its planned day on, unless one exists, and emails finance. If no server ran on that day,
 * the next one catches up, even in a later month. Another person has to approve the run.
 */
@Injectable()
export class PrepareDueRun implements RecurringJob {
  readonly name = 'prepare-due-payout-run';
  readonly everySeconds = HOUR;
  private readonly log = new Logger('Payouts');
  /** Warnings already logged; the job would repeat them every hour. */
  private readonly said = new Set<string>();

  constructor(
    private readonly book: PayoutBook,
    private readonly commands: CommandBus,
    private readonly jobs: Jobs,
    private readonly config: PayoutsConfig,
    private readonly clock: Clock,
  ) {}

  readonly run = async (): Promise<void> => {
    if (!this.config.isScheduled) return;
    const month = monthDue(this.clock.now().toISOString().slice(0, 10), this.config);
    await this.prepare(month).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      // Nobody is owed enough, as in a new installation: no action is needed.
      if (error.code !== 'payouts.nobody-payable')
        this.sayOnce(`The run of ${month} is not prepared: ${error.message}`);
    });
    await this.mail();
  };

  private async prepare(month: string): Promise<void> {
    const { runs } = await this.book.read();
    if ([...runs.values()].some((run) => run.month >= month)) return;
    const runId = await this.commands.execute(new PreparePayoutRun(month, systemActor, bySystem()));
    this.log.log(`The run ${runId} was prepared and waits for approval`);
  }

  /** Also catches up after a crash; each run is emailed once. */
  private async mail(): Promise<void> {
    const { runs } = await this.book.read();
    const waiting = [...runs.values()].filter(
      ({ status, preparedBy }) => status === 'prepared' && preparedBy === systemActor,
    );
    for (const { runId } of waiting) {
      if (this.config.financeEmail === undefined)
        this.sayOnce(`The run ${runId} waits for approval, but nobody is notified: set FINANCE_EMAIL`);
      else
        await this.jobs.enqueue(sendMailQueue, mailPayload(preparedRunMailing, runId), {
          key: `${preparedRunMailing}:${runId}`,
        });
    }
  }

  private sayOnce(text: string): void {
    if (this.said.has(text)) return;
    this.said.add(text);
    this.log.warn(text);
  }
}
