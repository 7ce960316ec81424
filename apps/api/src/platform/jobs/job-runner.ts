import { hourMs, minuteMs } from '@closewise/domain/calendar';
import { Logger } from '@nestjs/common';
import { runTraced, type Trace } from '../observability/trace.js';
import { completed, decideEnding, returnedToQueue, type JobEnding } from './job-ending.js';
import type { ClaimedJob, JobRuns } from './job-runs.js';
import { FinalFailure, type Job, type JobRun } from './job.js';
import { OutageLog } from './outage-log.js';

/** A job whose process dies this often beyond its retries is probably what kills them. */
const MOST_DEATHS = 5;

/** Runs one job once and records how it ends. */
export class JobRunner {
  /** A longer run counts as failed. */
  longestRunMs = hourMs;
  private readonly log = new Logger('Jobs');
  private readonly outage = new OutageLog(this.log, 'Jobs');

  /** `drained` aborts when the process no longer waits for its runs. */
  constructor(
    private readonly runs: JobRuns,
    private readonly drained: AbortSignal,
  ) {}

  async run(job: Job, claimed: ClaimedJob): Promise<JobEnding> {
    const attempt = claimed.retryCount + 1;
    const signal = AbortSignal.any([this.drained, AbortSignal.timeout(this.longestRunMs)]);
    const { payload, trace } = readData(claimed);
    const run = { id: claimed.id, payload, attempt, lastAttempt: attempt > claimed.retryLimit, signal };
    return runTraced(trace, async () => {
      const startedAt = performance.now();
      const ending = await this.runToEnd(job, run, claimed);
      const ms = Math.round(performance.now() - startedAt);
      this.log.debug({ job: job.queue, id: claimed.id, attempt, became: ending.state, ms });
      await this.runs.end(claimed, ending, this.drained);
      return ending;
    });
  }

  private async runToEnd(job: Job, run: JobRun<object>, claimed: ClaimedJob): Promise<JobEnding> {
    try {
      if (run.attempt > claimed.retryLimit + 1 + MOST_DEATHS)
        throw new FinalFailure('Each process that ran it died');
      if (!(await this.endsBeforeStop(job.run(run)))) return returnedToQueue;
      this.outage.over(job.queue);
      return completed;
    } catch (error) {
      return this.drained.aborted ? returnedToQueue : this.handleFailure(job, run, claimed, error);
    }
  }

  /** If an outage interrupts `giveUp`, the job runs again later, and fails again if it must. */
  private async handleFailure(
    job: Job,
    run: JobRun<object>,
    claimed: ClaimedJob,
    error: unknown,
  ): Promise<JobEnding> {
    const ending = this.decide(job, claimed, error);
    if (ending.state !== 'failed') return ending;
    try {
      await job.giveUp?.(run, error instanceof Error ? error : new Error(String(error)));
    } catch (failure) {
      const afterGiveUp = this.decide(job, claimed, failure);
      if (afterGiveUp.output?.heldUpSince) return afterGiveUp;
    }
    return ending;
  }

  private decide({ queue, retryDelaySeconds }: Job, claimed: ClaimedJob, error: unknown): JobEnding {
    const { id, retryCount, retryLimit } = claimed;
    const heldUpSince = claimed.output?.heldUpSince ?? null;
    const run = { attempt: retryCount + 1, retryLimit, retryDelaySeconds, heldUpSince };
    const ending = decideEnding(error, run, new Date(), Math.random());
    const { state, output } = ending;
    if (!output?.heldUpSince) {
      this.log.warn(
        `${queue} ${id} ${state === 'failed' ? 'failed for good' : 'failed'}: ${output?.message}`,
      );
    } else if (!heldUpSince) this.outage.met(queue, error);
    return ending;
  }

  /** False when the process stops first. Removes its listener from the signal, which lives until the process ends. */
  private async endsBeforeStop(work: Promise<void>): Promise<boolean> {
    const stopped = Promise.withResolvers<boolean>();
    const onAbort = (): void => stopped.resolve(false);
    const tooLong = new Error(`It did not end within ${this.longestRunMs / minuteMs} minutes`);
    const timer = setTimeout(() => stopped.reject(tooLong), this.longestRunMs);
    this.drained.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([work.then(() => true), stopped.promise]);
    } finally {
      clearTimeout(timer);
      this.drained.removeEventListener('abort', onAbort);
    }
  }
}

/** Separates the payload from the trace; a job without a trace starts its own. */
function readData({ id, data }: ClaimedJob): { payload: object; trace: Trace } {
  const { trace = { correlationId: id, causationId: null }, ...payload } = data as { trace?: Trace };
  return { payload, trace };
}
