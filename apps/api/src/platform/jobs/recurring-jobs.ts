import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../database/database.js';
import { isOutage } from '../event-store/outage.js';
import type { RecurringJob } from './job.js';
import { outageWaitSeconds } from './job-ending.js';
import { OutageLog } from './outage-log.js';
import { WorkerSession } from './worker-session.js';

/** When a recurring job last started, in any process. */
@Entity({ schema: 'durable', name: 'recurring_runs' })
export class RecurringRunRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'recurring_runs_pkey' })
  name!: string;

  @Column({ name: 'started_at', type: 'timestamptz' })
  startedAt!: Date;
}

/** The processes' timers are not in step: a slightly early run is better than one that is an interval late. */
const EARLY = 0.95;

/** Runs work at fixed intervals, in one worker process at a time. Unlike jobs, runs leave no rows behind. */
@Injectable()
export class RecurringJobs {
  private readonly log = new Logger('Jobs');
  private readonly outage = new OutageLog(this.log, 'Recurring jobs');
  private readonly stopping = new AbortController();
  /** How long a run may go on once the process stops; then it is cut off as by a kill. */
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
      const startedAt = Date.now();
      const isHeldUp = await this.runIfDue(job, heldUpSince !== null);
      heldUpSince = isHeldUp ? (heldUpSince ?? startedAt) : null;
      const rest =
        heldUpSince === null
          ? Math.max(0, job.everySeconds * 1000 - (Date.now() - startedAt))
          : outageWaitSeconds((startedAt - heldUpSince) / 1000, Math.random()) * 1000;
      await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** True when an outage interrupted the job: it is then overdue, whatever its interval. */
  private async runIfDue(job: RecurringJob, isOverdue: boolean): Promise<boolean> {
    try {
      await this.session.exclusively(job.name, async (lost) => {
        if (!(await this.isDue(job, isOverdue))) return;
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

  private async isDue({ name, everySeconds }: RecurringJob, isOverdue: boolean): Promise<boolean> {
    // SQL: the statement that locks the row first decides, by Postgres's clock.
    const due = await this.database.query(
      `insert into durable.recurring_runs (name, started_at) values ($1, now())
       on conflict (name) do update set started_at = now()
         where $3 or recurring_runs.started_at <= now() - $2 * interval '1 second'
       returning name`,
      [name, everySeconds * EARLY, isOverdue],
    );
    return due.length > 0;
  }
}
