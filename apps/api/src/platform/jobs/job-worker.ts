import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { PgBoss } from 'pg-boss';
import { Database } from '../database/database.js';
import { Wake } from '../event-store/wake.js';
import { HEARTBEAT_SECONDS, JobQueue, NEW_JOB } from './job-queue.js';
import { JobRunner } from './job-runner.js';
import { JobRuns } from './job-runs.js';
import type { Job } from './job.js';
import { takeOver } from './takeover.js';
import { WorkerSession } from './worker-session.js';

/** Runs the jobs of this process and takes over those of dead ones. */
@Injectable()
export class JobWorker {
  /** Between two looks for jobs that nobody tells of, because their time has come. */
  lookEveryMs = 2000;
  /** Between two looks for jobs whose process has died. */
  sweepEveryMs = 1000;
  /** Running jobs may go on for so long once the process stops. */
  drainMs = 10_000;
  readonly runner: JobRunner;
  private readonly runs: JobRuns;
  private readonly stopping = new AbortController();
  private readonly drained = new AbortController();
  /** By queue, those who look for its jobs: as many as may run at once. */
  private readonly wakes = new Map<string, Wake[]>();
  private readonly looking: Promise<void>[] = [];
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
    const boss = await this.queue.start(true);
    await this.session.start();
    this.stopListening = this.database.listen(NEW_JOB, (queue) => this.wake(queue));
    for (const job of this.queue.jobs) {
      const wakes = Array.from({ length: job.concurrency }, () => new Wake());
      this.wakes.set(job.queue, wakes);
      this.looking.push(...wakes.map((wake) => this.lookForJobs(boss, job, wake)));
    }
    this.loops.push(
      this.repeat(this.sweepEveryMs, this.sweep, this.stopping.signal),
      this.repeat(HEARTBEAT_SECONDS * 1000, () => this.runs.beat(), this.drained.signal),
    );
  }

  /** Fetches no more, waits up to `drainMs` for what runs, and gives the rest back as if it had not begun. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.stopListening();
    this.wake();
    await Promise.race([Promise.allSettled(this.looking), pause(this.drainMs, undefined, { ref: false })]);
    this.drained.abort();
    await Promise.allSettled([...this.looking, ...this.loops]);
    await this.queue.stop();
    await this.session.close();
  }

  /** One job at a time; after each it looks again at once, since nobody tells of those that wait already. */
  private async lookForJobs(boss: PgBoss, job: Job, wake: Wake): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const isMore = await this.runNext(boss, job).catch((error: Error) => this.queue.outOfOrder(error));
      if (!isMore && !this.stopping.signal.aborted) await wake.sleep(this.lookEveryMs);
    }
  }

  /** Whether to look for another one at once: not during an outage, for the next would wait for the same. */
  private async runNext(boss: PgBoss, job: Job): Promise<boolean> {
    const [row] = await boss.fetch<object>(job.queue, { includeMetadata: true });
    if (!row) return false;
    const ending = await this.runner.run(job, row);
    return !ending.output?.heldUpSince;
  }

  private wake(queue?: string): void {
    const wakes = queue === undefined ? [...this.wakes.values()].flat() : (this.wakes.get(queue) ?? []);
    for (const wake of wakes) wake.up();
  }

  private async repeat(everyMs: number, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await work().catch((error: Error) => this.queue.outOfOrder(error));
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private readonly sweep = async (): Promise<void> => {
    const { takeoverConnection } = this.session;
    if (!takeoverConnection) return;
    for (const queue of await takeOver(takeoverConnection)) this.wake(queue);
    this.queue.outage.over('Postgres');
  };
}
