import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Queue } from './job.js';

const SHOWN_FAILURES = 100;

/** How many jobs of a queue are in each state. */
export type QueueCounts = Readonly<{
  queue: string;
  waiting: number;
  active: number;
  failed: number;
  done: number;
  /** Jobs that an outage holds up: how many, since when (ISO 8601, UTC), and the error they got. */
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

/** The queue's content, for operators and metrics, and what operators do with failed jobs. */
@Injectable()
export class JobsStatus {
  constructor(private readonly database: Database) {}

  counts(): Promise<QueueCounts[]> {
    return this.database.query<QueueCounts>(
      `with job as (
         select name, state, output ->> 'message' as error,
                case when state < 'completed' then output ->> 'heldUpSince' end as held_up_since
           from jobs.job
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

  /** Whether a job of the queue is running or waiting. */
  async hasPending(queue: Queue): Promise<boolean> {
    const [row] = await this.database.query<{ pending: boolean }>(
      `select exists (select from jobs.job where name = $1 and state < 'completed') as pending`,
      [queue],
    );
    return row!.pending;
  }

  /** The latest hundred, newest first. */
  failed(): Promise<FailedJob[]> {
    return this.selectFailed('order by completed_on desc limit $1', SHOWN_FAILURES);
  }

  /** All of one queue. */
  failedIn(queue: string): Promise<FailedJob[]> {
    return this.selectFailed('and name = $1', queue);
  }

  /** How many failed for good, for each queue that has any. */
  failureCounts(): Promise<{ queue: string; failed: number }[]> {
    return this.database.query(
      `select name as queue, count(*) as failed from jobs.job
        where state = 'failed' group by name order by name collate "C"`,
    );
  }

  /** Lets a failed job run once more, immediately; false when no failed job has this id. */
  async retry(id: string): Promise<boolean> {
    const retried = await this.database.query(
      `update jobs.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
        where id::text = $1 and state = 'failed' returning id`,
      [id],
    );
    return retried.length > 0;
  }

  /** Gives a failed job up, so that it is no longer reported; false when no failed job has this id. */
  async discard(id: string): Promise<boolean> {
    const discarded = await this.database.query(
      `update jobs.job set state = 'cancelled' where id::text = $1 and state = 'failed' returning id`,
      [id],
    );
    return discarded.length > 0;
  }

  /** The queue of a failed job; null when no failed job has this id. */
  async queueOfFailed(id: string): Promise<string | null> {
    const [job] = await this.database.query<{ queue: string }>(
      `select name as queue from jobs.job where id::text = $1 and state = 'failed'`,
      [id],
    );
    return job?.queue ?? null;
  }

  private selectFailed(which: string, value: unknown): Promise<FailedJob[]> {
    return this.database.query<FailedJob>(
      `select id, name as queue, data - 'trace' as payload, coalesce(output->>'message', output::text, '') as error,
              to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "failedAt"
         from jobs.job where state = 'failed' ${which}`,
      [value],
    );
  }
}
