import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { StartupError } from '../config/startup/startup-error.js';
import { Database } from '../database/database.js';
import { currentTrace, type Trace } from '../observability/trace.js';
import { Jobs, type Job, type Queue, type RecurringJob } from './job.js';

/** Keys of all jobs ever enqueued: the same key never makes a second job. */
@Entity({ schema: 'durable', name: 'enqueued_jobs' })
export class EnqueuedJobRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'enqueued_jobs_pkey' })
  key!: string;

  @Column({ type: 'text' })
  queue!: string;

  @Column({ name: 'enqueued_at', type: 'timestamptz', default: () => 'now()' })
  enqueuedAt!: Date;
}

/** The channel that notifies workers of a new job; the message is its queue. */
export const NEW_JOB = 'job';

/**
 * SQL: one statement for each event of a reactor. It claims the key, inserts the job and notifies the workers, or does
 * nothing when the key is known.
 */
const ENQUEUE = `
  with new_key as (
    insert into durable.enqueued_jobs (key, queue) values ($1, $2) on conflict do nothing returning queue
  ), new_job as (
    insert into jobs.job (name, data, retry_limit, start_after)
    select queue, $3::jsonb, $4, now() + $5 * interval '1 second' from new_key returning name
  )
  select pg_notify('${NEW_JOB}', name) from new_job`;

/** A job to enqueue. */
export type NewJob<Payload extends object> = Readonly<{ queue: Queue<Payload>; payload: NoInfer<Payload> }>;

/** `key` never makes a second job. `trace` defaults to that of the current request or job. */
export type EnqueueOptions = Readonly<{ key: string; delaySeconds?: number; trace?: Trace }>;

/** The jobs of all modules, and the durable queue that every process can enqueue into, whether it has workers or not. */
@Injectable()
export class JobQueue extends Jobs {
  readonly jobs: Job[] = [];
  readonly recurring: RecurringJob[] = [];

  constructor(private readonly database: Database) {
    super();
  }

  override register<Payload extends object>(job: Job<Payload>): void {
    if (this.jobs.some(({ queue }) => queue === job.queue))
      throw new Error(`Two jobs use the queue ${job.queue}`);
    this.jobs.push(job as unknown as Job);
  }

  override registerRecurring(job: RecurringJob): void {
    if (this.recurring.some(({ name }) => name === job.name))
      throw new Error(`Two recurring jobs are named ${job.name}`);
    this.recurring.push(job);
  }

  /** Throws StartupError for a queue without a job: what is enqueued into it would wait forever. */
  assertWorkedOn(queues: readonly string[]): void {
    const idle = queues.find((queue) => !this.jobs.some((job) => job.queue === queue));
    if (idle) throw new StartupError(`No job works on the queue ${idle}: register the one that does`);
  }

  /** Enqueues once per key, in a transaction of its own. */
  override async enqueue<Payload extends object>(
    queue: Queue<Payload>,
    payload: NoInfer<Payload>,
    options: EnqueueOptions,
  ): Promise<void> {
    await this.insert(this.database.pool, { queue, payload }, options);
  }

  /** Enqueues once per key in the client's transaction. */
  async enqueueIn<Payload extends object>(
    client: PoolClient,
    job: NewJob<Payload>,
    options: EnqueueOptions,
  ): Promise<void> {
    await this.insert(client, job, options);
  }

  override async purge(field: string, values: readonly (string | number)[]): Promise<void> {
    await this.database.query(`delete from jobs.job where state >= 'completed' and data ->> $1 = any($2)`, [
      field,
      values.map(String),
    ]);
  }

  private async insert(
    client: Pick<PoolClient, 'query'>,
    { queue, payload }: NewJob<object>,
    { key, delaySeconds = 0, trace = currentTrace() }: EnqueueOptions,
  ): Promise<void> {
    const job = this.jobs.find((one) => one.queue === queue);
    if (!job) throw new Error(`No job works on the queue ${queue}`);
    const data = JSON.stringify({ ...payload, ...(trace && { trace }) });
    await client.query(ENQUEUE, [key, queue, data, job.retryLimit, delaySeconds]);
  }
}
