import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.js';
import { isOutage } from '../event-store/outage.js';
import type { Ending } from './job-ending.js';
import { JOBS_SCHEMA, type FetchedJob } from './job-queue.js';

/** How long failed jobs are kept; those that succeeded are the queue's to delete, after a week. */
const KEPT_SECONDS = 365 * 86_400;
const RETRY_MS = 500;

/** Ends this very run: a worker that was taken for dead changes nothing of the run that has replaced its own. */
const END = `
  with ended as (
    update ${JOBS_SCHEMA}.job set
      state = $4::${JOBS_SCHEMA}.job_state,
      started_on = case when $4 = 'created' then null else started_on end,
      completed_on = case when $4 in ('completed', 'failed') then now() end,
      start_after = now() + $5 * interval '1 second',
      output = $6::jsonb,
      heartbeat_on = null,
      deletion_seconds = case when $4 = 'failed' then ${KEPT_SECONDS} else deletion_seconds end
    where name = $1 and id = $2 and retry_count = $3 and state = 'active'
  )
  delete from durable.job_runs where job_id = $2 and worker = $7 and not exists (
    select from ${JOBS_SCHEMA}.job where name = $1 and id = $2 and state = 'active' and retry_count <> $3)`;

/** The runs of this process in the tables: who runs what, and how it ended. */
export class JobRuns {
  constructor(
    private readonly database: Database,
    private readonly worker: number,
  ) {}

  async begin({ id, name }: FetchedJob): Promise<void> {
    await this.database.query(
      `insert into durable.job_runs (job_id, queue, worker) values ($1, $2, $3)
       on conflict (job_id) do update set worker = excluded.worker`,
      [id, name, this.worker],
    );
  }

  /** Shows of everything that this process runs that it goes on. */
  async beat(): Promise<void> {
    await this.database.query(
      `update ${JOBS_SCHEMA}.job set heartbeat_on = now()
        where state = 'active' and id in (select job_id from durable.job_runs where worker = $1)`,
      [this.worker],
    );
  }

  /** Waits for Postgres when it is away, until the signal aborts. */
  async end(run: FetchedJob, ending: Ending, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        return await this.write(run, ending);
      } catch (error) {
        if (!isOutage(error) || signal.aborted) throw error;
      }
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async write({ id, name, retryCount }: FetchedJob, ending: Ending): Promise<void> {
    const { state, waitSeconds, output } = ending;
    await this.database.query(END, [
      name,
      id,
      retryCount,
      state,
      waitSeconds,
      output && JSON.stringify(output),
      this.worker,
    ]);
  }
}
