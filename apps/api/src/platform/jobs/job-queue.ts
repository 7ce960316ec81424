import { Injectable, Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { PgBoss, type JobWithMetadata, type QueueResult } from 'pg-boss';
import { Database } from '../database/database.js';
import { isOutage } from '../event-store/outage.js';
import { currentTrace, type Trace } from '../observability/trace.js';
import type { Job, Queue } from './job.js';
import { withTrace } from './job-trace.js';
import { OutageLog } from './outage-log.js';
import { JOBS_SCHEMA, QueueTables } from './queue-tables.js';

/** The channel that tells the workers in which queue there is a new job. */
export const NEW_JOB = 'job';
/** SQL: each event of a reactor passes here, and one statement both keeps the key and tells the workers. */
const KEEP_KEY = `
  with known as (
    insert into durable.enqueued_jobs (key, queue) values ($1, $2) on conflict do nothing returning queue
  ) select pg_notify('${NEW_JOB}', queue) from known`;

/** A job to be. */
export type NewJob<Payload extends object> = Readonly<{ queue: Queue<Payload>; payload: NoInfer<Payload> }>;

/** A job that was fetched to be run. */
export type FetchedJob = Omit<JobWithMetadata<object>, 'signal'>;

/** The same `key` never makes a second job. `trace`, unless it is that of the work under way, is what the job goes back to. */
export type EnqueueOptions = Readonly<{ key: string; delaySeconds?: number; trace?: Trace }>;

/** Connections that the queue opens beside the pool of the process. */
const CONNECTIONS = 4;
/** A worker proves this often that it lives, and counts as dead after four times as long. */
export const HEARTBEAT_SECONDS = 3;
export const DEAD_AFTER_SECONDS = 12;
/**
 * Runs are ended and taken over by ourselves: what the queue does of its own would cost attempts after each outage of
 * Postgres. This is the longest that it can be kept from it.
 */
const QUEUE_OWN_LIMIT_SECONDS = 86_400;

/** The durable queue: what every process can enqueue into, workers or not. */
@Injectable()
export class JobQueue {
  private readonly log = new Logger('Jobs');
  /** Of Postgres, as those meet it who look for jobs. */
  readonly outage = new OutageLog(this.log, 'The queues');
  /** Every queue of the application; each is made before the first use of any. */
  readonly jobs: Job[] = [];
  private starting: Promise<PgBoss> | null = null;

  private readonly tables: QueueTables;

  constructor(private readonly database: Database) {
    this.tables = new QueueTables(database);
  }

  /** Connects and makes the queues; `work` also supervises. Without it the first job does so. */
  start(work: boolean): Promise<PgBoss> {
    this.starting ??= this.open(work).catch((error: unknown) => {
      this.starting = null;
      throw error;
    });
    return this.starting;
  }

  async stop(): Promise<void> {
    const boss = await this.starting?.catch(() => null);
    this.starting = null;
    await boss?.stop({ graceful: false });
  }

  /** Enqueues once per key, in a transaction of its own. */
  async enqueue<Payload extends object>(request: NewJob<Payload>, options: EnqueueOptions): Promise<void> {
    await this.database.transaction((client) => this.enqueueIn(client, request, options));
  }

  /** Enqueues once per key in the transaction of the client. */
  async enqueueIn<Payload extends object>(
    client: PoolClient,
    { queue, payload }: NewJob<Payload>,
    options: EnqueueOptions,
  ): Promise<void> {
    const { rowCount } = await client.query(KEEP_KEY, [options.key, queue]);
    if (rowCount === 0) return;
    const boss = await this.start(false);
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    const traced = withTrace(payload, options.trace ?? currentTrace());
    const id = await boss.send(queue, traced, { startAfter: options.delaySeconds ?? 0, db });
    if (id === null) throw new Error(`The job ${options.key} was not accepted by ${queue}`);
  }

  /** Deletes ended jobs by a field of their payload. */
  async purge(field: string, values: readonly string[]): Promise<void> {
    await this.start(false);
    await this.tables.purge(field, values);
  }

  private async open(work: boolean): Promise<PgBoss> {
    const boss = new PgBoss({
      connectionString: this.database.url,
      application_name: 'closewise',
      max: CONNECTIONS,
      schema: JOBS_SCHEMA,
      schedule: false,
      supervise: work,
    });
    boss.on('error', (error) => this.outOfOrder(error));
    await boss.start();
    const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of this.jobs) await declare(boss, job, made.get(job.queue));
    await this.tables.indexFailures();
    return boss;
  }

  /** Whoever looks for jobs says that Postgres is away, again and again: it is logged once. */
  outOfOrder(fault: Error): void {
    const error = Object.assign(new Error(fault.message), fault);
    if (isOutage(error)) this.outage.met('Postgres', error);
    else this.log.warn(fault.message);
  }
}

async function declare(boss: PgBoss, job: Job, made: QueueResult | undefined): Promise<void> {
  const options = {
    retryLimit: job.retryLimit,
    retryDelay: Math.max(1, job.retryDelaySeconds),
    retryBackoff: true,
    heartbeatSeconds: QUEUE_OWN_LIMIT_SECONDS,
    expireInSeconds: QUEUE_OWN_LIMIT_SECONDS,
    retentionSeconds: 365 * 86_400,
  };
  if (!made) return boss.createQueue(job.queue, options);
  const names = Object.keys(options) as (keyof typeof options)[];
  if (names.some((name) => made[name] !== options[name])) await boss.updateQueue(job.queue, options);
}
