import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError, type ErrorCode } from '@closewise/domain/events';
import type { PaymentSucceeded } from '@closewise/domain/billing/facts';
import type { ReportUpgraded, ReportGenerationStarted } from '@closewise/domain/reporting';
import { bySystem } from '../../platform/commands/contexts.js';
import { FinalFailure } from '../../platform/jobs/job.js';
import { queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { FailReport } from './fail-report.command.js';
import { GenerateReport, type Generation } from './generate-report.command.js';
import type { Reactor } from '../../platform/reactors/reactor.js';

/** Jobs of earlier versions have no revision. */
type ReportToGenerate = Readonly<{ reportId: number; paymentId: string; revision?: number }>;

export const generateReportQueue = queueOf<ReportToGenerate>('generate-report');

/** Refusals that end the job without a failure. `reports failed` lists payments for erased reports. */
const endingRefusals: readonly ErrorCode[] = ['reporting.report-unpaid', 'reporting.report-erased'];

/** Generates a paid report. Marks it as failed after the last attempt, or after a refusal that a retry cannot change. */
@Injectable()
export class GenerateReportJob implements Job<ReportToGenerate> {
  readonly queue = generateReportQueue;
  readonly retryLimit = 4;
  readonly retryDelaySeconds = 2;
  readonly concurrency = 4;
  private readonly logger = new Logger(GenerateReportJob.name);

  constructor(private readonly commands: CommandBus) {}

  readonly run = async ({ id, payload }: JobRun<ReportToGenerate>): Promise<void> => {
    try {
      await this.commands.execute(new GenerateReport(generationOf(payload), bySystem(id)));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (!endingRefusals.includes(error.code)) throw new FinalFailure(error.message, { cause: error });
      this.logger.warn(`A report is not generated: ${error.message}`);
    }
  };

  readonly giveUp = async (
    { id, payload, attempt }: JobRun<ReportToGenerate>,
    error: Error,
  ): Promise<void> => {
    this.logger.error(`A report could not be generated (attempt ${attempt})`, error.stack);
    await this.commands.execute(
      new FailReport(generationOf(payload), reasonOf(error), attempt, bySystem(id)),
    );
  };
}

const generationOf = ({ reportId, paymentId, revision }: ReportToGenerate): Generation => ({
  reportId,
  paymentId,
  revision: revision ?? null,
});

/** The reason to store in the event: the text of a refusal, only the name of other errors, whose text may be personal. */
function reasonOf(error: Error): string {
  return error instanceof FinalFailure ? error.message : `Unexpected ${error.name}: see the log`;
}

/** Generates a report once it is paid. */
export const generateReportWhenPaymentSucceeded: Reactor<PaymentSucceeded, ReportToGenerate> = {
  name: 'generate-report-when-payment-succeeded',
  on: ['PaymentSucceeded'],
  startFrom: 'beginning',
  queue: generateReportQueue,
  react({ data }) {
    const { reportId, paymentId } = data;
    return { reportId, paymentId, revision: 1 };
  },
};

/** Generates the revision that a premium payment started. */
export const generateReportWhenReportUpgraded: Reactor<ReportUpgraded, ReportToGenerate> = {
  name: 'generate-report-when-report-upgraded',
  on: ['ReportUpgraded'],
  startFrom: 'beginning',
  queue: generateReportQueue,
  react({ data }) {
    const { reportId, paymentId, revision } = data;
    return { reportId, paymentId, revision };
  },
};

/** Runs a generation that an operator or admin started; the job of the payment runs the others itself. */
export const generateReportWhenGenerationRestarted: Reactor<ReportGenerationStarted, ReportToGenerate> = {
  name: 'generate-report-when-generation-restarted',
  on: ['ReportGenerationStarted'],
  startFrom: 'beginning',
  queue: generateReportQueue,
  react({ data, meta }) {
    if (meta.actor === 'system') return null;
    const { reportId, paymentId, revision } = data;
    return { reportId, paymentId, revision };
  },
};
