import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { Database } from '../database/database.js';
import { HEARTBEAT_SECONDS, JobQueue, JOBS_SCHEMA } from './job-queue.js';
import type { Job } from './job.js';
import { takeOver } from './takeover.js';
import { WorkerSession } from './worker-session.js';

const SWEEP_MS = 1000;

/** Runs the jobs of this process and takes over those of dead ones. */
@Injectable()
export class JobWorker {
  /** Between two looks for jobs, while Postgres tells of new ones and while it does not. */
  lookEverySeconds = { told: 2, untold: 1 };
  /** Running jobs may go on for so long once the process stops. */
  drainMs = 10_000;
  private readonly log = new Logger('Jobs');
  private readonly stopping = new AbortController();
  private readonly drained = new AbortController();
  private readonly runs = new Set<Promise<void>>();
  /** By queue, the ids of those who look for its jobs: as many as may run at once. */
  private readonly workers = new Map<string, string[]>();
  private boss: PgBoss | null = null;
  private sweeping: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly session: WorkerSession,
  ) {}

  async start(): Promise<void> {
    const boss = (this.boss = await this.queue.start(true));
    await this.session.start();
    this.sweeping = this.sweep();
    for (const job of this.queue.jobs) {
      const ids: string[] = [];
      this.workers.set(job.queue, ids);
      while (ids.length < job.concurrency) ids.push(await this.lookForJobs(boss, job));
    }
  }

  /** Fetches no more, waits up to `drainMs` for what runs, and gives the rest back as if it had not begun. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const fetching = [...this.workers.keys()].map((queue) => this.boss!.offWork(queue, { wait: false }));
    await Promise.allSettled(fetching);
    await Promise.race([Promise.allSettled(this.runs), pause(this.drainMs, undefined, { ref: false })]);
    this.drained.abort();
    await Promise.allSettled(this.runs);
    await this.sweeping;
    await this.queue.stop();
    await this.session.close();
  }

  /** One job at a time; after each it looks again at once, since nobody tells of those that wait already. */
  private async lookForJobs(boss: PgBoss, job: Job): Promise<string> {
    const options = {
      includeMetadata: true as const,
      heartbeatRefreshSeconds: HEARTBEAT_SECONDS,
      pollingIntervalSeconds: this.lookEverySeconds.untold,
      notifyPollingIntervalSeconds: this.lookEverySeconds.told,
    };
    const id: string = await boss.work<object, unknown, typeof options>(job.queue, options, async ([run]) => {
      if (!run) return;
      await this.track(job, run).finally(() => boss.notifyWorker(id));
    });
    return id;
  }

  private async track(job: Job, run: JobWithMetadata<object>): Promise<void> {
    const running = this.run(job, run);
    this.runs.add(running);
    try {
      await running;
    } finally {
      this.runs.delete(running);
    }
  }

  private async run(
    job: Job,
    { id, data, retryCount, retryLimit, signal }: JobWithMetadata<object>,
  ): Promise<void> {
    await this.database.query(
      `insert into durable.job_runs (job_id, queue, worker) values ($1, $2, $3)
       on conflict (job_id) do update set worker = excluded.worker`,
      [id, job.queue, this.session.worker],
    );
    const ended = job.run({
      id,
      payload: data,
      attempt: retryCount + 1,
      lastAttempt: retryCount >= retryLimit,
      signal: AbortSignal.any([signal, this.drained.signal]),
    });
    try {
      if (!(await endsBefore(this.drained.signal, ended))) await this.giveBack(id);
    } catch (error) {
      if (!this.drained.signal.aborted) throw this.reported(job, id, error);
      await this.giveBack(id);
    } finally {
      const forget = 'delete from durable.job_runs where job_id = $1 and worker = $2';
      await this.database.query(forget, [id, this.session.worker]).catch(() => undefined);
    }
  }

  /** The run does not count as an attempt: the next worker begins it at once. */
  private async giveBack(id: string): Promise<void> {
    await this.database.query(
      `update ${JOBS_SCHEMA}.job set state = 'created', started_on = null, heartbeat_on = null
        where id = $1 and state = 'active'`,
      [id],
    );
  }

  private reported(job: Job, id: string, error: unknown): Error {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    this.log.warn(`${job.queue} ${id}: ${message}`);
    // Only these: other fields of an error may hold personal data.
    return Object.assign(new Error(message), { name, stack });
  }

  private async sweep(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const { judge } = this.session;
      const queues = judge ? await takeOver(judge).catch(() => []) : [];
      for (const id of queues.flatMap((queue) => this.workers.get(queue) ?? [])) this.boss?.notifyWorker(id);
      await pause(SWEEP_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/** Waits for the work or the signal, and leaves nothing behind on the signal, which lives as long as the process. */
async function endsBefore(signal: AbortSignal, work: Promise<void>): Promise<boolean> {
  const aborted = Promise.withResolvers<boolean>();
  const onAbort = (): void => aborted.resolve(false);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work.then(() => true), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
