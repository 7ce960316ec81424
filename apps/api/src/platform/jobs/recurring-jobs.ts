import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import { isOutage } from '../event-store/outage.js';
import type { RecurringJob } from './job.js';
import { outageWaitSeconds } from './job-ending.js';
import { OutageLog } from './outage-log.js';
import { WorkerSession } from './worker-session.js';

/** Timers of the processes are not in step; a run a little early is better than one interval late. */
const EARLY = 0.95;

/**
 * Runs work at fixed intervals, in one of all worker processes at a time. The schedules of pg-boss make at most one job
 * a minute, and keep each for a week after its end: some of ours begin each second, and leave nothing behind.
 */
@Injectable()
export class RecurringJobs {
  private readonly log = new Logger('Jobs');
  private readonly outage = new OutageLog(this.log, 'Recurring jobs');
  private readonly stopping = new AbortController();
  /** A run may go on for so long once the process stops; then it ends with it, as if that were killed. */
  drainMs = 10_000;
  private readonly loops: Promise<void>[] = [];

  constructor(
    private readonly database: Database,
    private readonly session: WorkerSession,
  ) {}

  start(jobs: readonly RecurringJob[]): void {
    this.loops.push(...jobs.map((job) => this.repeat(job)));
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.race([Promise.allSettled(this.loops), pause(this.drainMs, undefined, { ref: false })]);
  }

  private async repeat(job: RecurringJob): Promise<void> {
    const { signal } = this.stopping;
    let heldUpSince: number | null = null;
    while (!signal.aborted) {
      const begun = Date.now();
      const isHeldUp = await this.runIfDue(job, heldUpSince !== null);
      heldUpSince = isHeldUp ? (heldUpSince ?? begun) : null;
      const rest =
        heldUpSince === null
          ? Math.max(0, job.everySeconds * 1000 - (Date.now() - begun))
          : outageWaitSeconds((begun - heldUpSince) / 1000, Math.random()) * 1000;
      await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Whether an outage has kept the job from being done; it is then owed, and due whatever the interval. */
  private async runIfDue(job: RecurringJob, owed: boolean): Promise<boolean> {
    try {
      await this.session.exclusively(job.name, async (lost) => {
        if (!(await this.isDue(job, owed))) return;
        await job.run(AbortSignal.any([lost, this.stopping.signal]));
      });
      this.outage.over(job.name);
      return false;
    } catch (error) {
      if (isOutage(error)) this.outage.met(job.name, error);
      else this.log.warn(`${job.name}: ${(error as Error).message}`);
      return isOutage(error);
    }
  }

  private async isDue({ name, everySeconds }: RecurringJob, owed: boolean): Promise<boolean> {
    // SQL: of two processes the statement that locks the row decides, by the clock of Postgres.
    const due = await this.database.query(
      `insert into durable.recurring_runs (name, started_at) values ($1, now())
       on conflict (name) do update set started_at = now()
         where $3 or recurring_runs.started_at <= now() - $2 * interval '1 second'
       returning name`,
      [name, everySeconds * EARLY, owed],
    );
    return due.length > 0;
  }
}
