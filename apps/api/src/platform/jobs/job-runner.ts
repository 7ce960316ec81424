import { Logger } from '@nestjs/common';
import { traced } from '../observability/trace.js';
import { completed, endingAfter, FinalFailure, givenBack, type Ending } from './job-ending.js';
import type { FetchedJob } from './job-queue.js';
import type { JobRuns } from './job-runs.js';
import type { Job, JobRun } from './job.js';
import { traceOf } from './job-trace.js';
import { OutageLog } from './outage-log.js';

/** A job whose process dies this often beyond its retries is what kills them. */
const DEATHS_TOO_MANY = 5;

/** Runs one job once and records what becomes of it. */
export class JobRunner {
  /** A run that goes on for longer counts as failed. */
  longestRunMs = 3_600_000;
  private readonly log = new Logger('Jobs');
  private readonly outage = new OutageLog(this.log, 'Jobs');

  /** `drained` aborts when the process waits for its runs no longer. */
  constructor(
    private readonly runs: JobRuns,
    private readonly drained: AbortSignal,
  ) {}

  async run(job: Job, row: FetchedJob): Promise<Ending> {
    const attempt = row.retryCount + 1;
    const signal = AbortSignal.any([this.drained, AbortSignal.timeout(this.longestRunMs)]);
    const { payload, trace } = traceOf(row);
    const run = { id: row.id, payload, attempt, lastAttempt: attempt > row.retryLimit, signal };
    return traced(trace, async () => {
      const begun = performance.now();
      const ending = await this.endOf(job, run, row);
      this.log.debug({ job: job.queue, id: row.id, attempt, became: ending.state, ms: msSince(begun) });
      await this.runs.end(row, ending, this.drained);
      return ending;
    });
  }

  private async endOf(job: Job, run: JobRun<object>, row: FetchedJob): Promise<Ending> {
    try {
      await this.runs.begin(row);
      if (run.attempt > row.retryLimit + 1 + DEATHS_TOO_MANY)
        throw new FinalFailure('Each process that ran it died');
      if (!(await this.endsInTime(job.run(run)))) return givenBack;
      this.outage.over(job.queue);
      return completed;
    } catch (error) {
      return this.drained.aborted ? givenBack : this.afterFailure(job, run, row, error);
    }
  }

  /** When an outage keeps people from being told, the job is run again later, and fails again if it must. */
  private async afterFailure(
    job: Job,
    run: JobRun<object>,
    row: FetchedJob,
    error: unknown,
  ): Promise<Ending> {
    const ending = this.decide(job, row, error);
    if (ending.state !== 'failed') return ending;
    try {
      await job.giveUp?.(run, error instanceof Error ? error : new Error(String(error)));
    } catch (failure) {
      const untold = this.decide(job, row, failure);
      if (untold.output?.heldUpSince) return untold;
    }
    return ending;
  }

  private decide({ queue, retryDelaySeconds }: Job, row: FetchedJob, error: unknown): Ending {
    const { heldUpSince = null } = (row.output ?? {}) as { heldUpSince?: string };
    const run = { attempt: row.retryCount + 1, retryLimit: row.retryLimit, retryDelaySeconds, heldUpSince };
    const ending = endingAfter(error, run, new Date(), Math.random());
    const { state, output } = ending;
    if (!output?.heldUpSince) {
      this.log.warn(
        `${queue} ${row.id} ${state === 'failed' ? 'failed for good' : 'failed'}: ${output?.message}`,
      );
    } else if (!heldUpSince) this.outage.met(queue, error);
    return ending;
  }

  /** False when the process stops first. Leaves nothing behind on the signal, which lives as long as the process. */
  private async endsInTime(work: Promise<void>): Promise<boolean> {
    const stopped = Promise.withResolvers<boolean>();
    const onAbort = (): void => stopped.resolve(false);
    const tooLong = new Error(`It did not end within ${this.longestRunMs / 60_000} minutes`);
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

const msSince = (begun: number): number => Math.round(performance.now() - begun);
