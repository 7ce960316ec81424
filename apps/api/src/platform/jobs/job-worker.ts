import { hourMs } from '@closewise/domain/calendar';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import { isOutage } from '../event-store/outage.js';
import { JobQueue, NEW_JOB } from './job-queue.js';
import { JobRunner } from './job-runner.js';
import { HEARTBEAT_SECONDS, JobRuns, takeOverJobsOfDeadWorkers } from './job-runs.js';
import type { Job } from './job.js';
import { JobSlots } from './job-slots.js';
import { OutageLog } from './outage-log.js';
import { WorkerSession } from './worker-session.js';

/** Runs the jobs of this process and takes over those of dead ones. */
@Injectable()
export class JobWorker {
  /** Interval of the searches for jobs that become due without a notification: delayed ones and retries. */
  lookEveryMs = 2000;
  /** Interval of the searches for jobs of dead processes. */
  sweepEveryMs = 1000;
  /** How long running jobs may go on once the process stops. */
  drainMs = 10_000;
  readonly runner: JobRunner;
  private readonly log = new Logger('Jobs');
  private readonly outage = new OutageLog(this.log, 'The queues');
  private readonly runs: JobRuns;
  private readonly stopping = new AbortController();
  private readonly drained = new AbortController();
  private readonly slots = new Map<string, JobSlots>();
  private readonly working: Promise<void>[] = [];
  private readonly loops: Promise<void>[] = [];
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly session: WorkerSession,
  ) {
    this.runs = new JobRuns(database, session.worker);
    this.runner = new JobRunner(this.runs, this.drained.signal);
  }

  async start(): Promise<void> {
    await this.session.start();
    for (const job of this.queue.jobs) {
      const slots = new JobSlots();
      this.slots.set(job.queue, slots);
      for (let n = 0; n < job.concurrency; n += 1) this.working.push(this.workOn(job, slots));
    }
    // Calls back as soon as it listens, so that jobs which are already waiting are found.
    this.stopListening = this.database.listen(NEW_JOB, (queue) => this.notify(queue));
    const { signal } = this.stopping;
    this.loops.push(
      this.notifyEvery(this.lookEveryMs),
      this.repeat(this.sweepEveryMs, this.sweep, signal),
      this.repeat(hourMs, () => this.runs.forgetEnded(), signal),
      this.repeat(HEARTBEAT_SECONDS * 1000, () => this.runs.beat(), this.drained.signal),
    );
  }

  /** Claims no more jobs, waits up to `drainMs` for those that run, and returns the rest to the queue. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.stopListening();
    for (const slots of this.slots.values()) slots.close();
    await Promise.race([Promise.allSettled(this.working), pause(this.drainMs, undefined, { ref: false })]);
    this.drained.abort();
    await Promise.allSettled([...this.working, ...this.loops]);
    await this.session.close();
  }

  /** One slot: after each job it searches again at once, since nobody notifies it of jobs that already wait. */
  private async workOn(job: Job, slots: JobSlots): Promise<void> {
    const next = (): Promise<boolean | void> =>
      this.runNext(job, slots).catch((error: Error) => this.logFault(error));
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await slots.sleep();
      while (!signal.aborted && (await next()));
    }
  }

  /** Whether to search again at once: not during an outage, which would hold up the next job as well. */
  private async runNext(job: Job, slots: JobSlots): Promise<boolean> {
    const claimed = await slots.search(() => this.runs.claim(job.queue));
    if (!claimed) return false;
    slots.wakeOne();
    const ending = await this.runner.run(job, claimed);
    return !ending.output?.heldUpSince;
  }

  private notify(queue?: string): void {
    if (queue !== undefined) this.slots.get(queue)?.notify();
    else for (const slots of this.slots.values()) slots.notify();
  }

  private async notifyEvery(ms: number): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
      this.notify();
    }
  }

  private async repeat(everyMs: number, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await work().catch((error: Error) => this.logFault(error));
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private readonly sweep = async (): Promise<void> => {
    const { takeoverConnection } = this.session;
    if (!takeoverConnection) return;
    for (const queue of await takeOverJobsOfDeadWorkers(takeoverConnection)) this.notify(queue);
    this.outage.over('Postgres');
  };

  /** Every loop meets an outage of Postgres, again and again: it is logged once. */
  private logFault(error: Error): void {
    if (isOutage(error)) this.outage.met('Postgres', error);
    else this.log.warn(error.message);
  }
}
