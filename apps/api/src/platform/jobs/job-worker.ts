import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { PgBoss } from 'pg-boss';
import { Database } from '../database/database.js';
import { HEARTBEAT_SECONDS, JobQueue, NEW_JOB } from './job-queue.js';
import { JobRunner } from './job-runner.js';
import { JobRuns } from './job-runs.js';
import type { Job } from './job.js';
import { Lookers } from './lookers.js';
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
  private readonly lookers = new Map<string, Lookers>();
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
    for (const job of this.queue.jobs) {
      const lookers = new Lookers();
      this.lookers.set(job.queue, lookers);
      for (let n = 0; n < job.concurrency; n += 1) this.looking.push(this.lookForJobs(boss, job, lookers));
    }
    // Calls back as soon as it listens, so that they look for what waits already.
    this.stopListening = this.database.listen(NEW_JOB, (queue) => this.wake(queue));
    this.loops.push(
      this.wakeNowAndThen(),
      this.repeat(this.sweepEveryMs, this.sweep, this.stopping.signal),
      this.repeat(HEARTBEAT_SECONDS * 1000, () => this.runs.beat(), this.drained.signal),
    );
  }

  /** Fetches no more, waits up to `drainMs` for what runs, and gives the rest back as if it had not begun. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.stopListening();
    for (const lookers of this.lookers.values()) lookers.end();
    await Promise.race([Promise.allSettled(this.looking), pause(this.drainMs, undefined, { ref: false })]);
    this.drained.abort();
    await Promise.allSettled([...this.looking, ...this.loops]);
    await this.queue.stop();
    await this.session.close();
  }

  /** One job at a time; after each it looks again at once, since nobody tells of those that wait already. */
  private async lookForJobs(boss: PgBoss, job: Job, lookers: Lookers): Promise<void> {
    const next = (): Promise<boolean | void> =>
      this.runNext(boss, job, lookers).catch((error: Error) => this.queue.outOfOrder(error));
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await lookers.sleep();
      while (!signal.aborted && (await next()));
    }
  }

  /** Whether to look for another one at once: not during an outage, for the next would wait for the same. */
  private async runNext(boss: PgBoss, job: Job, lookers: Lookers): Promise<boolean> {
    const [row] = await lookers.look(() => boss.fetch<object>(job.queue, { includeMetadata: true }));
    if (!row) return false;
    lookers.wakeNext();
    const ending = await this.runner.run(job, row);
    return !ending.output?.heldUpSince;
  }

  private wake(queue?: string): void {
    if (queue !== undefined) this.lookers.get(queue)?.tell();
    else for (const lookers of this.lookers.values()) lookers.tell();
  }

  private async wakeNowAndThen(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await pause(this.lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
      this.wake();
    }
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
