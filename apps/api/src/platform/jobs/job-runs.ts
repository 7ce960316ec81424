import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.js';
import type { SerialClient } from '../database/listener.js';
import { isOutage } from '../event-store/outage.js';
import type { JobEnding } from './job-ending.js';
import { WORKER_LOCK } from './worker-session.js';

/** A worker proves its life this often, and counts as dead after four times as long. */
export const HEARTBEAT_SECONDS = 3;
const DEAD_AFTER_SECONDS = 12;
/** Failed jobs stay visible to operators for a year. */
const FAILED_DAYS = 365;
const DONE_DAYS = 7;
const RETRY_MS = 500;

/** A job that this process has taken to run it. `retryCount` is 0 at the first attempt and identifies the run. */
export type ClaimedJob = Readonly<{
  id: string;
  queue: string;
  data: object;
  retryCount: number;
  retryLimit: number;
  output: Readonly<{ heldUpSince?: string }> | null;
}>;

/** The runs of this process in the jobs table: how a run begins, shows life, and ends. */
export class JobRuns {
  readonly #running = new Set<ClaimedJob>();

  constructor(
    private readonly database: Database,
    private readonly worker: number,
  ) {}

  /** Takes the oldest due job of the queue, which no other worker then gets; null when no job is due. */
  async claim(queue: string): Promise<ClaimedJob | null> {
    const [job] = await this.database.query<ClaimedJob>(
      `update jobs.job set
         state = 'active',
         retry_count = case when started_on is null then retry_count else retry_count + 1 end,
         started_on = now(),
         heartbeat_on = now(),
         worker = $2
       where id = (
         select id from jobs.job
          where name = $1 and state < 'active' and start_after <= now()
          order by created_on limit 1 for update skip locked)
       returning id, name as queue, data, retry_count as "retryCount", retry_limit as "retryLimit", output`,
      [queue, this.worker],
    );
    if (job) this.#running.add(job);
    return job ?? null;
  }

  /** Records that the jobs this process runs are alive; not those that it claimed without getting Postgres's answer. */
  async beat(): Promise<void> {
    const ids = [...this.#running].map(({ id }) => id);
    await this.database.query(
      `update jobs.job set heartbeat_on = now() where state = 'active' and worker = $1 and id = any($2)`,
      [this.worker, ids],
    );
  }

  /** Records the end of a run. Waits for Postgres during an outage, until the signal aborts. */
  async end(job: ClaimedJob, ending: JobEnding, signal: AbortSignal): Promise<void> {
    try {
      while (!(await this.tryToEnd(job, ending, signal)))
        await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    } finally {
      this.#running.delete(job);
    }
  }

  /** Deletes jobs that succeeded, or were discarded, a week ago, and those that failed a year ago. */
  async forgetEnded(): Promise<void> {
    await this.database.query(
      `delete from jobs.job where state >= 'completed'
          and completed_on < now() - case when state = 'failed' then $1::integer else $2::integer end * interval '1 day'`,
      [FAILED_DAYS, DONE_DAYS],
    );
  }

  /** False during an outage. */
  private async tryToEnd(job: ClaimedJob, ending: JobEnding, signal: AbortSignal): Promise<boolean> {
    try {
      await this.recordEnd(job, ending);
      return true;
    } catch (error) {
      if (!isOutage(error) || signal.aborted) throw error;
      return false;
    }
  }

  /** Ends exactly this run: a worker that was taken for dead does not touch the run that has replaced its own. */
  private async recordEnd({ id, retryCount }: ClaimedJob, ending: JobEnding): Promise<void> {
    const { state, waitSeconds, output } = ending;
    await this.database.query(
      `update jobs.job set
         state = $3::jobs.job_state,
         started_on = case when $3 = 'created' then null else started_on end,
         completed_on = case when $3 in ('completed', 'failed') then now() end,
         start_after = now() + $4 * interval '1 second',
         output = $5::jsonb,
         heartbeat_on = null,
         worker = null
       where id = $1 and retry_count = $2 and state = 'active'`,
      [id, retryCount, state, waitSeconds, output && JSON.stringify(output)],
    );
  }
}

/**
 * Frees the jobs of dead processes: those whose worker has lost its lock, and those without a heartbeat. A death costs
 * an attempt but no back-off. Returns the queues that have a job to run again.
 */
export async function takeOverJobsOfDeadWorkers(client: SerialClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `with living as materialized (
       select l.objid::bigint as worker
         from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
        where l.locktype = 'advisory' and l.classid = $1::oid and l.granted
     ), freed as (
       update jobs.job set
         state = 'retry',
         output = '{"message": "The process that ran it died"}',
         start_after = now(),
         heartbeat_on = null,
         worker = null
       where state = 'active' and (heartbeat_on < now() - $2 * interval '1 second'
          or worker is not null and worker not in (select worker from living))
       returning name
     )
     select distinct name from freed`,
    [WORKER_LOCK, DEAD_AFTER_SECONDS],
  );
  return rows.map(({ name }) => name);
}
