import pg from 'pg';
import type { Job, JobRun } from '../../src/platform/jobs/job.js';
import { testQueue } from '../test-queue.js';
import type { JobWorker } from '../../src/platform/jobs/job-worker.js';
import { WORKER_LOCK } from '../../src/platform/jobs/worker-session.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { aProcess, type TestProcess } from '../processing.js';

type Patience = Readonly<Pick<JobWorker, 'drainMs' | 'lookEveryMs'>>;

/** The interval between looks for jobs without a notification and for dead workers, which tests wait for. */
const SOON_MS = 100;

/** The payload of these tests' jobs. */
export type Payload = { reportId: string };

/** The queue of these tests. */
export const reports = testQueue<Payload>('reports');

/** The settings of every process unless it has its own. */
const usual = { queue: reports, retryLimit: 2, retryDelaySeconds: 1, concurrency: 2 };

/** The processes of one test that run jobs, on their own database. */
export class JobProcesses {
  readonly database = this.test.database;
  readonly dataSource = this.test.dataSource;
  private readonly processes: TestProcess[] = [];

  private constructor(private readonly test: TestDatabase) {}

  static async open(): Promise<JobProcesses> {
    return new JobProcesses(await freshDatabase());
  }

  /** A process with the queue `reports`, before its worker starts. */
  idle(
    run: (run: JobRun<Payload>) => Promise<void>,
    { drainMs, lookEveryMs = SOON_MS, ...change }: Partial<Job<Payload> & Patience> = {},
  ): TestProcess {
    const process = aProcess(this.database);
    if (drainMs !== undefined) process.worker.drainMs = drainMs;
    process.worker.lookEveryMs = lookEveryMs;
    process.worker.sweepEveryMs = SOON_MS;
    process.jobs.register<Payload>({ ...usual, ...change, run });
    this.processes.push(process);
    return process;
  }

  /** The same with its worker started. */
  async working(...job: Parameters<JobProcesses['idle']>): Promise<TestProcess> {
    const process = this.idle(...job);
    await process.worker.start();
    return process;
  }

  /** A worker process, as other processes see it. */
  async living(worker: number): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.test.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('select pg_advisory_lock($1, $2)', [WORKER_LOCK, worker]);
    return client;
  }

  /** Cuts all connections except its own. */
  async cutEveryConnection(): Promise<void> {
    await this.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  }

  /** Stops every process and drops the database. */
  async close(): Promise<void> {
    for (const { recurringJobs, consumers, worker } of this.processes) {
      await recurringJobs.stop();
      await consumers.stop();
      await worker.stop();
    }
    await this.test.close();
  }
}
