import { formatCents } from '@closewise/domain/money';
import { type PayoutRun, monthDue } from '@closewise/domain/payouts';
import { Injectable, Logger } from '@nestjs/common';
import { html } from '../../platform/http/pages/html.js';
import { type Letter, type Mailing, mailPayload, sendMailQueue } from '../../platform/mail/mail.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import { counted } from '../../platform/wording.js';
import { reasonInWords } from './line-words.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { PayoutBook } from '../payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';
import { CommandBus } from '@nestjs/cqrs';
import { systemActor } from '@closewise/domain/actor';
import { DomainError } from '@closewise/domain/events';
import { Clock } from '../../platform/clock/clock.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { Jobs, type RecurringJob } from '../../platform/jobs/job.js';
import { PreparePayoutRun } from './payout-run.commands.js';

/** The email to finance about a run that waits for approval: its total and the next step. */
function preparedRunLetter(
  run: PayoutRun,
  adminArea: string,
  reader: Pick<Letter, 'to' | 'subjectId'>,
): Letter {
  const { runId, month, paidLines, payCents } = run;
  const subject = `The payout run ${runId} waits for approval`;
  const sum = `The run of ${month} pays ${formatCents(payCents)} to ${counted(paidLines, 'payee')}.`;
  const reasons = notPaid(run).map(([reason, lines]) => `${reasonInWords(reason)}: ${lines}`);
  const others = reasons.length > 0 ? `Not paid: ${reasons.join('; ')}.` : 'Everyone with a balance is paid.';
  const page = `${adminArea}?tab=affiliates&view=payouts&run=${runId}`;
  const how =
    'Please review it in the admin area. An admin with a second factor approves it there, and another person executes it.';
  const content = html`<p>${sum}</p>
    <p>${others}</p>
    <p>${how}</p>
    <p><a class="button" href="${page}">Open the payout run</a></p>
    <p>Or copy this address into your browser:<br /><a href="${page}">${page}</a></p>`;
  return {
    ...reader,
    language: 'en',
    subject,
    html: mailFrame({ language: 'en', title: subject, content }),
    text: `${[sum, others, how, `Open the payout run:\n${page}`].join('\n\n')}\n`,
  };
}

function notPaid({ linesOf }: PayoutRun): [reason: string, lines: number][] {
  const counts = new Map<string, number>();
  for (const { reason } of linesOf.values()) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([left], [right]) => left.localeCompare(right));
}

export const preparedRunMailing = 'payout-run-prepared';

/** Notifies finance of an automatically prepared run, unless it was already approved or cancelled. */
@Injectable()
export class PreparedRunMailing implements Mailing {
  readonly name = preparedRunMailing;

  constructor(
    private readonly book: PayoutBook,
    private readonly config: PayoutsConfig,
    private readonly server: ServerConfig,
    private readonly personalData: PersonalData,
  ) {}

  readonly compose = async (runId: string): Promise<Letter | null> => {
    const { financeEmail } = this.config;
    const run = (await this.book.read()).runs.get(runId);
    if (financeEmail === undefined || run?.status !== 'prepared') return null;
    return preparedRunLetter(run, new URL('/admin', this.server.publicUrl).href, {
      to: financeEmail,
      subjectId: this.personalData.subjectOfEmail(financeEmail),
    });
  };

  /** Nothing to do after sending. */
  readonly sent = async (): Promise<void> => undefined;
}

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
  private readonly logged = new Set<string>();

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
      // Without payable payees, as in a new installation, no action is needed.
      if (error.code !== 'payouts.nobody-payable')
        this.warnOnce(`The run of ${month} is not prepared: ${error.message}`);
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
        this.warnOnce(`The run ${runId} waits for approval, but nobody is notified: set FINANCE_EMAIL`);
      else
        await this.jobs.enqueue(sendMailQueue, mailPayload(preparedRunMailing, runId), {
          key: `${preparedRunMailing}:${runId}`,
        });
    }
  }

  private warnOnce(text: string): void {
    if (this.logged.has(text)) return;
    this.logged.add(text);
    this.log.warn(text);
  }
}
