import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError, type ErrorCode } from '@closewise/domain/events';
import { bySystem } from '../../platform/commands/contexts.js';
import { FinalFailure } from '../../platform/jobs/job-ending.js';
import { queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { FailReport } from './fail-report.command.js';
import { GenerateReport, type Generation } from './generate-report.command.js';

/** Jobs of former versions name no revision. */
export type ReportToGenerate = Readonly<{ reportId: number; paymentId: string; revision?: number }>;

export const generateReportQueue = queueOf<ReportToGenerate>('generate-report');

/** Nothing is to be generated any more: not paid in the end, or erased. The operator sees who paid an erased one. */
const moot: readonly ErrorCode[] = ['reporting.report-unpaid', 'reporting.report-erased'];

/** Generates a paid report; after the last attempt, or a refusal that no retry can change, it is marked as failed. */
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
      if (!moot.includes(error.code)) throw new FinalFailure(error.message, { cause: error });
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

/** For the operator, in the log of events: refusals in words, other errors by name, since their text may be personal. */
function reasonOf(error: Error): string {
  return error instanceof FinalFailure ? error.message : `Unexpected ${error.name}: see the log`;
}
