import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { RecurringJob } from './job.js';
import { WorkerSession } from './worker-session.js';

/** Timers of the processes are not in step; a run a little early is better than one interval late. */
const EARLY = 0.95;

/** Runs work at fixed intervals, in one of all worker processes at a time. */
@Injectable()
export class RecurringJobs {
  private readonly log = new Logger('Jobs');
  private readonly stopping = new AbortController();
  private loops: Promise<void>[] = [];

  constructor(
    private readonly database: Database,
    private readonly session: WorkerSession,
  ) {}

  start(jobs: readonly RecurringJob[]): void {
    this.loops = jobs.map((job) => this.repeat(job));
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.allSettled(this.loops);
  }

  private async repeat(job: RecurringJob): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const begun = Date.now();
      await this.runIfDue(job).catch((error: Error) => this.log.warn(`${job.name}: ${error.message}`));
      const rest = Math.max(0, job.everySeconds * 1000 - (Date.now() - begun));
      await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async runIfDue(job: RecurringJob): Promise<void> {
    await this.session.exclusively(job.name, async (lost) => {
      const due = await this.database.query(
        `insert into durable.recurring_runs (name, started_at) values ($1, now())
         on conflict (name) do update set started_at = now()
           where recurring_runs.started_at <= now() - $2 * interval '1 second'
         returning name`,
        [job.name, job.everySeconds * EARLY],
      );
      if (due.length > 0) await job.run(AbortSignal.any([lost, this.stopping.signal]));
    });
  }
}
