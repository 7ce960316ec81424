import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { JOBS_SCHEMA } from './job-queue.js';

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

const SHOWN_FAILURES = 100;

/** What the queue holds, for people and metrics. */
@Injectable()
export class JobsStatus {
  constructor(private readonly database: Database) {}

  async counts(): Promise<QueueCounts[]> {
    if (!(await this.exists())) return [];
    return this.database.query<QueueCounts>(
      `with job as (
         select name, state, output ->> 'message' as error,
                case when state < 'completed' then output ->> 'heldUpSince' end as held_up_since
           from ${JOBS_SCHEMA}.job
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

  /** The latest hundred, newest first. */
  failed(): Promise<FailedJob[]> {
    return this.failures(`order by completed_on desc limit ${SHOWN_FAILURES}`);
  }

  /** All of one queue. */
  failedIn(queue: string): Promise<FailedJob[]> {
    return this.failures('and name = $1', [queue]);
  }

  /** How many failed for good, by queue; none is left out. */
  async failureCounts(): Promise<{ queue: string; failed: number }[]> {
    if (!(await this.exists())) return [];
    return this.database.query(
      `select name as queue, count(*) as failed from ${JOBS_SCHEMA}.job
        where state = 'failed' group by name order by name collate "C"`,
    );
  }

  /** Lets a failed job run once more, at once; false when no failed job has this id. */
  async retry(id: string): Promise<boolean> {
    if (!(await this.exists())) return false;
    const retried = await this.database.query(
      `update ${JOBS_SCHEMA}.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
        where id::text = $1 and state = 'failed' returning id`,
      [id],
    );
    return retried.length > 0;
  }

  private async failures(which: string, values: readonly unknown[] = []): Promise<FailedJob[]> {
    if (!(await this.exists())) return [];
    return this.database.query<FailedJob>(
      `select id, name as queue, data as payload, coalesce(output->>'message', output::text, '') as error,
              to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "failedAt"
         from ${JOBS_SCHEMA}.job where state = 'failed' ${which}`,
      values,
    );
  }

  private async exists(): Promise<boolean> {
    const found = await this.database.query(`select to_regclass('${JOBS_SCHEMA}.job') as job`);
    return found[0]!.job !== null;
  }
}
