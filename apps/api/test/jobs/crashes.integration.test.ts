import { once } from 'node:events';
import type { JobRun } from '../../src/platform/jobs/job.js';
import { WORKER_LOCK } from '../../src/platform/jobs/worker-session.js';
import { until } from '../processing.js';
import { JobProcesses, type Payload, reports } from './job-processes.js';

describe('Jobs', () => {
  let processes: JobProcesses;

  beforeEach(async () => {
    processes = await JobProcesses.open();
  });

  afterEach(() => processes.close());

  it('[PL-06] are taken over within seconds when their process dies', async () => {
    const dead = await processes.living(77);
    const runs: string[] = [];
    const hung = Promise.withResolvers<void>();
    const { jobs } = await processes.working(
      async ({ attempt, payload: { reportId } }) => {
        runs.push(`${reportId} at ${attempt}`);
        if (attempt === 1) await hung.promise;
      },
      { retryLimit: 0, retryDelaySeconds: 600, concurrency: 3 },
    );
    const giveTo = async (worker: number, reportId: string): Promise<void> => {
      await jobs.enqueue(reports, { reportId }, { key: reportId });
      await until(() => runs.includes(`${reportId} at 1`));
      await processes.database.query(
        `update jobs.job set heartbeat_on = now() + interval '1 hour', worker = $1 where data ->> 'reportId' = $2`,
        [worker, reportId],
      );
    };
    await giveTo(77, 'living');
    await giveTo(78, 'of nobody');
    // The process that took it over has seen both.
    await until(() => runs.includes('of nobody at 2'));
    const left = `select from jobs.job where data ->> 'reportId' = 'living' and state = 'active' and retry_count = 0`;
    expect(await processes.database.query(left)).toHaveLength(1);
    const end = once(dead, 'end');
    await dead.end();
    await end;
    await until(() => runs.length === 4);
    expect(runs).toEqual(['living at 1', 'of nobody at 1', 'of nobody at 2', 'living at 2']);
    hung.resolve();
  });

  it('are taken over when their process sends no heartbeat', async () => {
    const runs: number[] = [];
    const { jobs } = await processes.working(async ({ attempt }) => void runs.push(attempt));
    await jobs.enqueue(reports, { reportId: '1' }, { key: '1', delaySeconds: 3600 });
    await processes.database.query(
      `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '13 seconds'`,
    );
    await until(() => runs.length === 1);
    expect(runs).toEqual([2]);
  });

  it('are taken over from a live worker that never learned that it had claimed them', async () => {
    const runs: number[] = [];
    const { jobs, session } = await processes.working(async ({ attempt }) => void runs.push(attempt));
    await jobs.enqueue(reports, { reportId: '1' }, { key: '1', delaySeconds: 3600 });
    // Its next heartbeats come before the job counts as dead.
    await processes.database.query(
      `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '7 seconds', worker = $1`,
      [session.worker],
    );
    await until(() => runs.length === 1);
    expect(runs).toEqual([2]);
  });

  it('ignore a worker that was presumed dead once another run has replaced its own', async () => {
    const runs: number[] = [];
    const hung = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const { jobs, jobsStatus } = await processes.working(
      async ({ attempt, payload }) => {
        runs.push(attempt);
        await (attempt === 1 && payload.reportId === '1' ? hung : second).promise;
      },
      { retryLimit: 0, concurrency: 2 },
    );
    await jobs.enqueue(reports, { reportId: '1' }, { key: '1' });
    await until(() => runs.length === 1);
    // Repeated, because the first may send one more heartbeat before it is presumed dead.
    await until(async () => {
      await processes.database.query(
        `update jobs.job set heartbeat_on = now() - interval '13 seconds' where retry_count = 0`,
      );
      return runs.length === 2;
    });
    hung.reject(new Error('late'));
    // Only two jobs run at once: this one starts when the late end of the first was handled.
    await jobs.enqueue(reports, { reportId: '2' }, { key: '2' });
    await until(async () => (await jobsStatus.counts())[0]?.active === 2);
    const beating = `select from jobs.job where state = 'active' and worker is not null and retry_count = 1`;
    expect(await processes.database.query(beating)).toHaveLength(1);
    second.resolve();
    await until(async () => (await jobsStatus.counts())[0]?.done === 2);
    expect(runs).toEqual([1, 2, 1]);
  });

  it.each([
    [5, [], ['Each process that ran it died']],
    [4, [6], []],
  ])(
    'are given up after they have killed %i processes beyond their retries',
    async (deaths, tried, reasons) => {
      const runs: number[] = [];
      const givenUp: string[] = [];
      const { jobs, jobsStatus } = await processes.working(async ({ attempt }) => void runs.push(attempt), {
        retryLimit: 0,
        giveUp: async (_, { message }) => void givenUp.push(message),
      });
      await jobs.enqueue(reports, { reportId: '1' }, { key: '1', delaySeconds: 3600 });
      await processes.database.query(
        `update jobs.job set state = 'active', retry_count = $1, started_on = now(),
         heartbeat_on = now() - interval '13 seconds'`,
        [deaths],
      );
      await until(async () => (await jobsStatus.counts())[0]![reasons.length > 0 ? 'failed' : 'done'] === 1);
      expect([runs, givenUp]).toEqual([tried, reasons]);
    },
  );

  it('[PL-06] that run when the process stops start again in the next one, without losing an attempt', async () => {
    const runs: number[] = [];
    const first = await processes.working(
      async ({ attempt, signal }) => {
        runs.push(attempt);
        if (runs.length === 1) await once(signal, 'abort');
      },
      // With a second slot the process could fetch the job once more while it stops.
      { drainMs: 500, concurrency: 1 },
    );
    await first.jobs.enqueue(reports, { reportId: '1' }, { key: '1' });
    await until(() => runs.length === 1);
    await Promise.all([
      first.worker.stop(),
      processes.working(async ({ attempt }) => void runs.push(attempt)),
    ]);
    await until(() => runs.length === 2);
    expect(runs).toEqual([1, 1]);
  });

  it('of live workers are left to them by a worker that has just reconnected, until all had time to reconnect', async () => {
    const other = await processes.living(77);
    const runs: string[] = [];
    const run = async ({ payload, attempt }: JobRun<Payload>) =>
      void runs.push(`${payload.reportId} at ${attempt}`);
    const { jobs, session, worker } = processes.idle(run);
    let now = 0;
    session.now = () => now;
    await worker.start();
    for (const reportId of ['living', 'dead'])
      await jobs.enqueue(reports, { reportId }, { key: reportId, delaySeconds: 3600 });
    await processes.database.query(
      `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() + interval '1 hour', worker = 77`,
    );
    // The worker's own connection is cut first; otherwise it would see the other die.
    await processes.database.query(
      `select pg_terminate_backend(pid) from pg_locks where classid = $1 and objid = $2`,
      [WORKER_LOCK, session.worker],
    );
    await until(() => session.takeoverConnection === null);
    const lost = new Promise((resolve) => other.once('end', resolve));
    await processes.cutEveryConnection();
    await lost;
    const isBack = () =>
      session
        .exclusively('probe', async () => undefined)
        .then(
          () => true,
          () => false,
        );
    await until(isBack);
    now = 9_999;
    expect(session.takeoverConnection).toBeNull();
    const back = await processes.living(77);
    await processes.database.query(`update jobs.job set worker = 78 where data ->> 'reportId' = 'dead'`);
    now = 10_000;
    expect(session.takeoverConnection).not.toBeNull();
    await until(() => runs.length > 0);
    expect(runs).toEqual(['dead at 2']);
    await back.end();
  });
});
