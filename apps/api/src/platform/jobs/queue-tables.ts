import type { Database } from '../database/database.js';
import type { OneAtATime } from '../database/one-at-a-time.js';
import type { Ending } from './job-ending.js';

/** pg-boss makes and migrates its tables in a schema of its own. */
export const JOBS_SCHEMA = 'jobs';

const JOB = `${JOBS_SCHEMA}.job`;
/** How long failed jobs are kept; those that succeeded are the queue's to delete, after a week. */
const KEPT_SECONDS = 365 * 86_400;

/** Of exactly this attempt. */
export type RunOfJob = Readonly<{ id: string; name: string; retryCount: number }>;

/** How many jobs of a queue are in each state. */
export type QueueCounts = Readonly<{
  queue: string;
  waiting: number;
  active: number;
  failed: number;
  done: number;
  /** How many wait or are tried while something that they need cannot be reached, since when, and what they met. */
  heldUp: Readonly<{ jobs: number; since: string; error: string }> | null;
}>;

/** A job that failed for good. */
export type FailedJob = Readonly<{
  id: string;
  queue: string;
  payload: object;
  error: string;
  failedAt: string;
}>;

/**
 * All our SQL on the tables of pg-boss, to be held against them when its version changes. It has no call for these: it
 * would count an outage or a death as an attempt, end whatever run is under way, and tell nothing of why a job waits
 * (ADR 4). Runs that `durable.job_runs` names are changed with it in one statement, so that no death comes in between.
 */
export class QueueTables {
  constructor(private readonly database: Pick<Database, 'query' | 'transaction'>) {}

  /** False in a database whose queue was never started. */
  async exist(): Promise<boolean> {
    const found = await this.database.query<{ job: string | null }>(`select to_regclass('${JOB}') as job`);
    return found[0]!.job !== null;
  }

  /** For /ready, which counts the failed jobs among all that have ended. Of processes that begin at once, one makes it. */
  async indexFailures(): Promise<void> {
    await this.database.transaction(async (client) => {
      // Postgres itself looks whether there is one before it waits for whoever makes it, and fails then.
      await client.query(`select pg_advisory_xact_lock(hashtextextended('${JOB}_failed', 0))`);
      await client.query(`create index if not exists job_failed on ${JOB} (name) where state = 'failed'`);
    });
  }

  /** Ends this very run: a worker that was taken for dead changes nothing of the run that has replaced its own. */
  async end({ id, name, retryCount }: RunOfJob, ending: Ending, worker: number): Promise<void> {
    const { state, waitSeconds, output } = ending;
    await this.database.query(
      `with ended as (
         update ${JOB} set
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
         select from ${JOB} where name = $1 and id = $2 and state = 'active' and retry_count <> $3)`,
      [name, id, retryCount, state, waitSeconds, output && JSON.stringify(output), worker],
    );
  }

  /** Shows of everything that this worker runs that it goes on. */
  async beat(worker: number): Promise<void> {
    await this.database.query(
      `update ${JOB} set heartbeat_on = now()
        where state = 'active' and id in (select job_id from durable.job_runs where worker = $1)`,
      [worker],
    );
  }

  /** Deletes ended jobs by a field of their payload. */
  async purge(field: string, values: readonly string[]): Promise<void> {
    await this.database.query(
      `delete from ${JOB}
        where state in ('completed', 'cancelled', 'failed') and data ->> $1 = any($2)`,
      [field, values],
    );
  }

  /** Lets a failed job run once more, at once; false when no failed job has this id. */
  async retry(id: string): Promise<boolean> {
    const retried = await this.database.query(
      `update ${JOB} set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
        where id::text = $1 and state = 'failed' returning id`,
      [id],
    );
    return retried.length > 0;
  }

  /** Gives a failed job up; false when no failed job has this id. */
  async discard(id: string): Promise<boolean> {
    const discarded = await this.database.query(
      `update ${JOB} set state = 'cancelled' where id::text = $1 and state = 'failed' returning id`,
      [id],
    );
    return discarded.length > 0;
  }

  /** Null when no failed job has this id. */
  async queueOfFailed(id: string): Promise<string | null> {
    const [job] = await this.database.query<{ queue: string }>(
      `select name as queue from ${JOB} where id::text = $1 and state = 'failed'`,
      [id],
    );
    return job?.queue ?? null;
  }

  counts(): Promise<QueueCounts[]> {
    return this.database.query<QueueCounts>(
      `with job as (
         select name, state, output ->> 'message' as error,
                case when state < 'completed' then output ->> 'heldUpSince' end as held_up_since
           from ${JOB}
       )
       select name as queue,
              count(*) filter (where state in ('created', 'retry')) as waiting,
              count(*) filter (where state = 'active') as active,
              count(*) filter (where state = 'failed') as failed,
              count(*) filter (where state = 'completed') as done,
              case when count(held_up_since) > 0 then json_build_object(
                'jobs', count(held_up_since),
                'since', min(held_up_since),
                'error', (array_agg(error order by held_up_since) filter (where held_up_since is not null))[1]
              ) end as "heldUp"
         from job group by name order by name collate "C"`,
    );
  }

  /** Of each queue that has some. */
  failureCounts(): Promise<{ queue: string; failed: number }[]> {
    return this.database.query(
      `select name as queue, count(*) as failed from ${JOB}
        where state = 'failed' group by name order by name collate "C"`,
    );
  }

  /** The latest of all, newest first. */
  latestFailures(limit: number): Promise<FailedJob[]> {
    return this.failures('order by completed_on desc limit $1', limit);
  }

  failuresIn(queue: string): Promise<FailedJob[]> {
    return this.failures('and name = $1', queue);
  }

  private failures(which: string, value: unknown): Promise<FailedJob[]> {
    return this.database.query<FailedJob>(
      `select id, name as queue, data - 'trace' as payload, coalesce(output->>'message', output::text, '') as error,
              to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "failedAt"
         from ${JOB} where state = 'failed' ${which}`,
      [value],
    );
  }
}

/** Frees the jobs of workers that hold no lock of this class, and those without a heartbeat; answers their queues. */
export async function freeJobsOfTheDead(
  client: OneAtATime,
  { workerLock, deadAfterSeconds }: Readonly<{ workerLock: number; deadAfterSeconds: number }>,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `with dead as materialized (
       select r.job_id from durable.job_runs r where not exists (
         select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
          where l.locktype = 'advisory' and l.classid = $1::oid and l.objid = r.worker::oid and l.granted)
     ), taken as (
       update ${JOB} j set
         state = 'retry',
         output = '{"message": "The process that ran it died"}',
         start_after = now(),
         heartbeat_on = null
       where state = 'active'
         and (id in (select job_id from dead) or heartbeat_on < now() - $2 * interval '1 second')
       returning id, name
     ), forgotten as (
       delete from durable.job_runs where job_id in (select job_id from dead union select id from taken)
     )
     select distinct name from taken`,
    [workerLock, deadAfterSeconds],
  );
  return rows.map(({ name }) => name);
}
