import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Job, JobRun } from '../src/platform/jobs/job.js';
import type { JobWorker } from '../src/platform/jobs/job-worker.js';
import { WORKER_LOCK } from '../src/platform/jobs/worker-session.js';
import { aProcess, counted, until, type TestProcess } from './processing.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

type Payload = { reportId: string };
type Patience = Readonly<Pick<JobWorker, 'drainMs' | 'lookEverySeconds'>>;

describe('Jobs', () => {
  let test: TestDatabase;
  let processes: TestProcess[] = [];

  beforeEach(async () => {
    test = await freshDatabase();
  });

  afterEach(async () => {
    for (const { recurringJobs, consumers, worker } of processes) {
      await recurringJobs.stop();
      await consumers.stop();
      await worker.stop();
    }
    processes = [];
    await test.close();
  });

  function idle(
    run: (run: JobRun<Payload>) => Promise<void>,
    { drainMs, lookEverySeconds, ...change }: Partial<Job & Patience> = {},
  ): TestProcess {
    const process = aProcess(test.database);
    if (drainMs !== undefined) process.worker.drainMs = drainMs;
    if (lookEverySeconds !== undefined) process.worker.lookEverySeconds = lookEverySeconds;
    const job = { queue: 'reports', retryLimit: 2, retryDelaySeconds: 1, concurrency: 2, ...change };
    process.jobs.register<Payload>({ ...job, run });
    processes.push(process);
    return process;
  }

  async function working(...job: Parameters<typeof idle>): Promise<TestProcess> {
    const process = idle(...job);
    await process.worker.start();
    return process;
  }

  it('start at once, without waiting for the next look, and once per key, also after they have ended', async () => {
    const started: string[] = [];
    const { jobs } = await working(async ({ payload }) => void started.push(payload.reportId), {
      lookEverySeconds: { told: 600, untold: 600 },
    });
    for (const reportId of ['1', '2', '3', '4', '5']) {
      await jobs.enqueue('reports', { reportId }, { key: reportId });
      await until(() => started.length === Number(reportId));
    }
    await jobs.enqueue('reports', { reportId: '1' }, { key: '1' });
    await pause(300);
    expect(started).toEqual(['1', '2', '3', '4', '5']);
  });

  it('that wait already, after an outage say, run one after the other without waiting for the next look', async () => {
    const started = new Set<string>();
    const { jobs, worker } = idle(async ({ payload }) => void started.add(payload.reportId), {
      lookEverySeconds: { told: 600, untold: 600 },
    });
    const waiting = Array.from({ length: 20 }, (_, index) => String(index));
    for (const reportId of waiting) await jobs.enqueue('reports', { reportId }, { key: reportId });
    await worker.start();
    await until(() => started.size === waiting.length);
    expect([...started].toSorted()).toEqual(waiting.toSorted());
  });

  it('are tried again, know their last attempt, and a final failure is shown until someone retries it', async () => {
    const runs: [number, boolean][] = [];
    let broken = true;
    const { jobs, jobsStatus } = await working(
      async ({ attempt, lastAttempt }) => {
        runs.push([attempt, lastAttempt]);
        if (broken) throw new Error('The provider said no');
      },
      { retryLimit: 1 },
    );
    await jobs.enqueue('reports', { reportId: '1' }, { key: '1' });
    await until(async () => (await jobsStatus.failed()).length === 1);
    expect(runs).toEqual([
      [1, false],
      [2, true],
    ]);
    const [failed] = await jobsStatus.failed();
    expect(failed).toMatchObject({
      queue: 'reports',
      payload: { reportId: '1' },
      error: 'The provider said no',
    });
    broken = false;
    expect(await jobsStatus.retry(failed!.id)).toBe(true);
    await until(async () => (await jobsStatus.counts())[0]?.done === 1);
    expect(await jobsStatus.retry(failed!.id)).toBe(false);
  });

  it('[PL-06] are taken over within seconds when their process dies', async () => {
    const dead = new pg.Client({ connectionString: test.url });
    await dead.connect();
    await dead.query('select pg_advisory_lock($1, 77)', [WORKER_LOCK]);
    const runs: number[] = [];
    const hung = Promise.withResolvers<void>();
    const { jobs } = await working(
      async ({ attempt }) => {
        runs.push(attempt);
        if (attempt === 1) await hung.promise;
      },
      { retryLimit: 0, retryDelaySeconds: 600 },
    );
    await jobs.enqueue('reports', { reportId: '1' }, { key: '1' });
    await until(() => runs.length === 1);
    await test.database.query('update durable.job_runs set worker = 77');
    await pause(2500);
    expect(runs).toEqual([1]);
    const end = once(dead, 'end');
    await dead.end();
    await end;
    await until(() => runs.length === 2);
    expect(runs).toEqual([1, 2]);
    hung.resolve();
    await test.database.query('delete from durable.job_runs');
  });

  it('are taken over when their process gives no sign of life', async () => {
    const runs: number[] = [];
    const { jobs } = await working(async ({ attempt }) => void runs.push(attempt));
    await jobs.enqueue('reports', { reportId: '1' }, { key: '1', delaySeconds: 3600 });
    await test.database.query(
      `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '13 seconds'`,
    );
    await until(() => runs.length === 1);
    expect(runs).toEqual([2]);
  });

  it('[PL-06] that still run when the process stops begin again in the next one, without losing an attempt', async () => {
    const runs: number[] = [];
    const first = await working(
      async ({ attempt, signal }) => {
        runs.push(attempt);
        if (runs.length === 1) await once(signal, 'abort');
      },
      { drainMs: 500 },
    );
    await first.jobs.enqueue('reports', { reportId: '1' }, { key: '1' });
    await until(() => runs.length === 1);
    await Promise.all([first.worker.stop(), working(async ({ attempt }) => void runs.push(attempt))]);
    await until(() => runs.length === 2);
    expect(runs).toEqual([1, 1]);
  });

  it('go on after Postgres cut every connection', async () => {
    const done: string[] = [];
    const { jobs } = await working(async ({ payload }) => void done.push(payload.reportId));
    await test.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const enqueue = () => jobs.enqueue('reports', { reportId: '1' }, { key: '1' });
    await until(() =>
      enqueue().then(
        () => true,
        () => false,
      ),
    );
    await until(() => done.length === 1);
    expect(done).toEqual(['1']);
  });

  it('[PL-02] are enqueued once by a reactor, however often the event comes, and not for what was before it', async () => {
    const done: string[] = [];
    const process = await working(async ({ payload }) => void done.push(payload.reportId));
    await process.store.append('count-old', 'no-stream', [counted(1)]);
    const react = ({ stream }: { stream: string }) => ({ queue: 'reports', payload: { reportId: stream } });
    process.reactors.register({ name: 'count-when-counted', on: ['Counted'], startFrom: 'now', react });
    await process.start();
    await process.store.append('count-1', 'no-stream', [counted(1)]);
    await until(() => done.length === 1);
    await test.database.query('update durable.checkpoints set position = null');
    await process.store.append('count-2', 'no-stream', [counted(1)]);
    await until(() => done.length >= 3);
    await pause(300);
    expect(done.sort()).toEqual(['count-1', 'count-2', 'count-old']);
  });

  it('that recur run at their interval in one process at a time', async () => {
    let [now, most] = [0, 0];
    const begun: number[] = [];
    const startOf = async (name: string): Promise<number> => {
      const recorded = 'select started_at from durable.recurring_runs where name = $1';
      const [run] = await test.database.query<{ started_at: Date }>(recorded, [name]);
      return run!.started_at.getTime();
    };
    const processesNow = [await working(async () => undefined), await working(async () => undefined)];
    for (const { jobs, recurringJobs } of processesNow) {
      const run = async (): Promise<void> => {
        begun.push(await startOf('sweep'));
        most = Math.max(most, ++now);
        await pause(300);
        now -= 1;
      };
      jobs.registerRecurring({ name: 'sweep', everySeconds: 1, run });
      recurringJobs.start(jobs.recurring);
    }
    await until(() => begun.length >= 4);
    expect(most).toBe(1);
    // In each of the two processes at its interval, the fourth would begin 1.3 s after the first.
    expect(begun[3]! - begun[0]!).toBeGreaterThan(2000);
  });
});
