import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import type { Job, JobRun } from '../platform/jobs/job.js';
import { FailReport } from './fail-report.command.js';
import { GenerateReport } from './generate-report.command.js';

export const generateReportQueue = 'generate-report';
type Payload = Readonly<{ reportId: number; paymentId: string }>;

/** Generates a paid report; after the last attempt, or a refusal that no retry can change, it is marked as failed. */
@Injectable()
export class GenerateReportJob implements Job<Payload> {
  readonly queue = generateReportQueue;
  readonly retryLimit = 4;
  readonly retryDelaySeconds = 2;
  readonly concurrency = 4;
  private readonly logger = new Logger(GenerateReportJob.name);

  constructor(private readonly commands: CommandBus) {}

  readonly run = async ({ id, payload, attempt, lastAttempt }: JobRun<Payload>): Promise<void> => {
    const { reportId, paymentId } = payload;
    try {
      await this.commands.execute(new GenerateReport(reportId, paymentId, id));
    } catch (error) {
      if (!lastAttempt && !(error instanceof DomainError)) throw error;
      this.logger.error(`A report could not be generated (attempt ${attempt})`, (error as Error).stack);
      await this.commands.execute(new FailReport(reportId, reasonOf(error), attempt, id));
    }
  };
}

/** For the operator, in the log of events: refusals in words, other errors by name, since their text may be personal. */
function reasonOf(error: unknown): string {
  return error instanceof DomainError ? error.message : `Unexpected ${(error as Error).name}: see the log`;
}
