import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { formatCents } from '@closewise/domain/money';
import { unpaidLines, type RunActor } from '@closewise/domain/payouts';
import { PayoutProviders } from '../../billing/index.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { Database } from '../../platform/database/database.js';
import { isRunning } from '../../platform/database/exclusive-work.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { JobsStatus } from '../../platform/jobs/jobs-status.js';
import { Jobs, queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { PayoutBook } from '../payout-book.js';
import { assertProvidersInUse, checkCoverage, type Coverage } from '../runs/run-providers.js';
import { PayoutsConfig } from '../payouts-config.js';
import { ExecutePayoutRun, payoutExecution } from './execute-payout-run.command.js';

type ExecutionRequest = Readonly<{ runId: string; executedBy: string }>;

const queue = queueOf<ExecutionRequest>('execute-payout-run');

/** Lines paid in parallel. */
const CONCURRENCY = 8;

/** Executions requested by admins. They run as a job, since thousands of lines take longer than a request may. */
@Injectable()
export class RequestedExecutions {
  constructor(
    private readonly book: PayoutBook,
    private readonly providers: PayoutProviders,
    private readonly config: PayoutsConfig,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly jobsStatus: JobsStatus,
  ) {}

  /** Whether any process is executing a run or is about to. */
  async isRunning(): Promise<boolean> {
    return (await this.jobsStatus.hasPending(queue)) || isRunning(this.database, payoutExecution);
  }

  /** Records who executes the run and enqueues the job; refuses what the execution would refuse immediately. */
  async begin(runId: string, executor: RunActor, context: CommandContext): Promise<void> {
    const { onePersonMay } = this.config;
    const start = { type: 'StartExecution', runId, executor, onePersonMay } as const;
    await this.book.rehearse(start);
    const run = await this.book.requireRun(runId);
    assertProvidersInUse(run, this.providers);
    if (await this.isRunning()) {
      throw new DomainError('payouts.run-busy', 'A payout run is being executed: wait until it ends');
    }
    assertCovered(await checkCoverage(run, unpaidLines(run), this.providers));
    await this.book.execute(start, context);
    await this.jobs.enqueue(queue, { runId, executedBy: executor.by }, { key: randomUUID() });
  }
}

function assertCovered({ neededCents, availableCents, missingCents }: Coverage): void {
  if (missingCents === 0) return;
  throw new DomainError(
    'payouts.balance-missing',
    `The provider has ${formatCents(availableCents)}, and ${formatCents(neededCents)} is needed: add ` +
      `${formatCents(missingCents)} to its balance, then execute the run`,
    { missingCents },
  );
}

/** Executes a run on an admin's request. Safe to repeat: no line is paid twice. */
@Injectable()
export class ExecutePayoutRunJob implements Job<ExecutionRequest> {
  readonly queue = queue;
  readonly retryLimit = 5;
  readonly retryDelaySeconds = 30;
  readonly concurrency = 1;
  private readonly log = new Logger('Payouts');

  constructor(private readonly commands: CommandBus) {}

  readonly run = async ({ id, payload }: JobRun<ExecutionRequest>): Promise<void> => {
    const { runId, executedBy } = payload;
    const executor = { by: executedBy, alias: null };
    try {
      const execution = await this.commands.execute(
        new ExecutePayoutRun(runId, executor, CONCURRENCY, () => undefined, bySystem(id)),
      );
      if (execution.missingCents > 0) {
        this.log.warn(`Nothing of the run ${runId} was requested: the provider's balance does not cover it`);
      }
      if (execution.unanswered > 0) throw new Error(`Lines of the run ${runId} have no answer yet`);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'payouts.run-busy') throw error;
      this.log.warn(`The run ${runId} is not executed: ${error.message}`);
    }
  };
}
