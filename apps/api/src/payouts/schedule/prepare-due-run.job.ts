import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { monthDue } from '@closewise/domain/payouts';
import { system } from '../../platform/cli/operator-config.js';
import { Clock } from '../../platform/clock/clock.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { Jobs, type RecurringJob } from '../../platform/jobs/job.js';
import { mailAbout, sendMailQueue } from '../../platform/mail/mail.js';
import { PayoutBook } from '../book/payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';
import { PreparePayoutRun } from '../runs/prepare-payout-run.command.js';
import { preparedRunMailing } from './prepared-run.mailing.js';

const HOUR = 60 * 60;

/**
 * Prepares the run of a month from its day on, unless somebody has prepared one, and has finance mailed. Where no server
 * ran on that day, the next one does it, in a later month, too. Somebody else has to approve it.
 */
@Injectable()
export class PrepareDueRun implements RecurringJob {
  readonly name = 'prepare-due-payout-run';
  readonly everySeconds = HOUR;
  private readonly log = new Logger('Payouts');
  /** What was said already: it would be said each hour. */
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
      // Nobody is owed anything, as in a new installation, or not enough: nothing is to be done about that.
      if (error.code !== 'payouts.nobody-payable')
        this.sayOnce(`The run of ${month} is not prepared: ${error.message}`);
    });
    await this.mail();
  };

  private async prepare(month: string): Promise<void> {
    const { runs } = await this.book.read();
    if ([...runs.values()].some((run) => run.month >= month)) return;
    const runId = await this.commands.execute(new PreparePayoutRun(month, system, bySystem()));
    this.log.log(`The run ${runId} is prepared and waits for approval`);
  }

  /** After a crash, too: a mail about the same run goes out once. */
  private async mail(): Promise<void> {
    const { runs } = await this.book.read();
    const waiting = [...runs.values()].filter(
      ({ status, preparedBy }) => status === 'prepared' && preparedBy === system,
    );
    for (const { runId } of waiting) {
      if (this.config.financeEmail === undefined)
        this.sayOnce(`Nobody is mailed that the run ${runId} waits for approval: set FINANCE_EMAIL`);
      else
        await this.jobs.enqueue(sendMailQueue, mailAbout(preparedRunMailing, runId), {
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
