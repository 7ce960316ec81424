import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Job, JobRun } from '../src/platform/jobs/job.js';
import { EventStoreUnavailableError } from '../src/platform/event-store/event-store.js';
import type { JobWorker } from '../src/platform/jobs/job-worker.js';
import { WORKER_LOCK } from '../src/platform/jobs/worker-session.js';
import { aProcess, counted, until, type TestProcess } from './processing.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

type Payload = { reportId: string };
type Patience = Readonly<Pick<JobWorker, 'drainMs' | 'lookEveryMs'>>;

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
    { drainMs, lookEveryMs, ...change }: Partial<Job & Patience> = {},
  ): TestProcess {
    const process = aProcess(test.database);
    if (drainMs !== undefined) process.worker.drainMs = drainMs;
    if (lookEveryMs !== undefined) process.worker.lookEveryMs = lookEveryMs;
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

  /** A worker process, as far as others see it. */
  async function living(worker: number): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: test.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('select pg_advisory_lock($1, $2)', [WORKER_LOCK, worker]);
    return client;
  }

  const cutEveryConnection = () =>
    test.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );

  it('start at once, without waiting for the next look, and once per key, also after they have ended', async () => {
    const started: string[] = [];
    const { jobs } = await working(async ({ payload }) => void started.push(payload.reportId), {
      lookEveryMs: 600_000,
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
      lookEveryMs: 600_000,
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

  describe('that meet an outage', () => {
    const away = new EventStoreUnavailableError('The event store does not answer');
    const soon = 200;
    const states = () =>
      test.database.query<{ state: string; started: boolean }>(
        `select state, started_on is not null as started from jobs.job`,
      );
    /** Whoever is to run again waits until `timePasses`, however long the test stands still. */
    const timeStandsStill = async (): Promise<void> => {
      await test.database.query(
        `create function jobs.wait() returns trigger language plpgsql as
           $$ begin new.start_after := 'infinity'; return new; end $$`,
      );
      await test.database.query(
        `create trigger wait before update on jobs.job_common for each row
           when (old.state = 'active' and new.state in ('created', 'retry')) execute function jobs.wait()`,
      );
    };
    const timePasses = () => test.database.query(`update jobs.job set start_after = now()`);

    it('lose no attempt by it, between faults and after the last one, and say so while it lasts', async () => {
      const runs: [number, boolean][] = [];
      const ends = [away, new Error('own fault'), away, new Error('caused by it', { cause: away })];
      const { jobs, jobsStatus } = await working(
        async ({ attempt, lastAttempt }) => {
          runs.push([attempt, lastAttempt]);
          const end = ends[runs.length - 1];
          if (end) throw end;
        },
        { retryLimit: 1, lookEveryMs: soon },
      );
      await timeStandsStill();
      await jobs.enqueue('reports', { reportId: '1' }, { key: '1' });
      for (const times of [1, 2, 3, 4]) {
        await until(async () => runs.length === times && (await states())[0]?.state !== 'active');
        const [counts] = await jobsStatus.counts();
        expect([times, counts?.waiting, counts?.failed]).toEqual([times, 1, 0]);
        expect(counts?.heldUp?.error ?? null).toBe(
          [null, away.message, null, away.message, 'caused by it'][times],
        );
        await timePasses();
      }
      await until(async () => (await jobsStatus.counts())[0]?.done === 1);
      expect(runs).toEqual([
        [1, false],
        [1, false],
        [2, true],
        [2, true],
        [2, true],
      ]);
      expect((await jobsStatus.counts())[0]?.heldUp).toBeNull();
    });

    it('are all done soon after it, however many wait', async () => {
      let isAway = true;
      const done = new Set<string>();
      const tried = new Set<string>();
      const { jobs } = await working(
        async ({ payload }) => {
          tried.add(payload.reportId);
          if (isAway) throw away;
          done.add(payload.reportId);
        },
        { lookEveryMs: soon },
      );
      const ids = Array.from({ length: 200 }, (_, n) => String(n));
      await Promise.all(ids.map((reportId) => jobs.enqueue('reports', { reportId }, { key: reportId })));
      await until(() => tried.size > 3);
      isAway = false;
      await until(() => done.size === ids.length);
      expect([...done].toSorted()).toEqual(ids.toSorted());
    });

    it('fail for good only once people could be told of it', async () => {
      const told: string[] = [];
      let isAway = true;
      const giveUp = async (run: JobRun<object>, { message }: Error): Promise<void> => {
        told.push(`${run.attempt} ${message}`);
        if (isAway) throw away;
      };
      const run = async (): Promise<void> => Promise.reject(new Error('own fault'));
      const { jobs, jobsStatus } = await working(run, { retryLimit: 0, lookEveryMs: soon, giveUp });
      await timeStandsStill();
      await jobs.enqueue('reports', { reportId: '1' }, { key: '1' });
      await until(async () => told.length === 1 && (await states())[0]?.state !== 'active');
      expect(await jobsStatus.failed()).toEqual([]);
      isAway = false;
      await timePasses();
      await until(async () => (await jobsStatus.failed()).length === 1);
      expect(told).toEqual(['1 own fault', '1 own fault']);
      expect(await jobsStatus.failureCounts()).toEqual([{ queue: 'reports', failed: 1 }]);
    });

    it('of Postgres itself lose none either, whether their work was done in it or not', async () => {
      const runs: string[] = [];
      const { jobs, jobsStatus, worker } = idle(
        async ({ payload: { reportId }, attempt }) => {
          runs.push(`${reportId} at ${attempt}`);
          if (runs.filter((one) => one.startsWith(reportId)).length > 1) return;
          await cutEveryConnection();
          if (reportId === 'undone')
            await test.database.query('select pg_terminate_backend(pg_backend_pid())');
        },
        { retryLimit: 0, concurrency: 1, lookEveryMs: soon },
      );
      for (const reportId of ['done', 'undone'])
        await jobs.enqueue('reports', { reportId }, { key: reportId });
      await worker.start();
      await until(async () => (await jobsStatus.counts().catch(() => []))[0]?.done === 2);
      expect(runs).toEqual(['done at 1', 'undone at 1', 'undone at 1']);
    });
  });

  it('fail when they do not end in time, and are told to stop', async () => {
    let told = false;
    const { jobs, jobsStatus, worker } = await working(
      async ({ signal }) => {
        if (!signal.aborted) await once(signal, 'abort');
        told = true;
        await new Promise<void>(() => undefined);
      },
      { retryLimit: 0 },
    );
    worker.runner.longestRunMs = 200;
    await jobs.enqueue('reports', { reportId: '1' }, { key: '1' });
    await until(async () => told && (await jobsStatus.failed()).length === 1);
    expect((await jobsStatus.failed())[0]?.error).toContain('It did not end within');
  });

  it('whose worker was taken for dead change nothing of the run that has replaced its own', async () => {
    const runs: number[] = [];
    const hung = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const { jobs, jobsStatus } = await working(
      async ({ attempt, payload }) => {
        runs.push(attempt);
        await (attempt === 1 && payload.reportId === '1' ? hung : second).promise;
      },
      { retryLimit: 0, concurrency: 2 },
    );
    await jobs.enqueue('reports', { reportId: '1' }, { key: '1' });
    await until(() => runs.length === 1);
    // Again and again: the first may beat once more before it is taken for dead.
    await until(async () => {
      await test.database.query(
        `update jobs.job set heartbeat_on = now() - interval '13 seconds' where retry_count = 0`,
      );
      return runs.length === 2;
    });
    hung.reject(new Error('late'));
    // Only two run at once: this one begins when the late end of the first was taken in.
    await jobs.enqueue('reports', { reportId: '2' }, { key: '2' });
    await until(async () => (await jobsStatus.counts())[0]?.active === 2);
    const beating = `select from jobs.job join durable.job_runs on job_id = id where retry_count = 1`;
    expect(await test.database.query(beating)).toHaveLength(1);
    second.resolve();
    await until(async () => (await jobsStatus.counts())[0]?.done === 2);
    expect(runs).toEqual([1, 2, 1]);
  });

  it.each([
    [5, [], ['Each process that ran it died']],
    [4, [6], []],
  ])('that have killed %i processes beyond their retries are given up', async (deaths, tried, reasons) => {
    const runs: number[] = [];
    const givenUp: string[] = [];
    const { jobs, jobsStatus } = await working(async ({ attempt }) => void runs.push(attempt), {
      retryLimit: 0,
      giveUp: async (_, { message }) => void givenUp.push(message),
    });
    await jobs.enqueue('reports', { reportId: '1' }, { key: '1', delaySeconds: 3600 });
    await test.database.query(
      `update jobs.job set state = 'active', retry_count = $1, started_on = now(),
         heartbeat_on = now() - interval '13 seconds'`,
      [deaths],
    );
    await until(async () => (await jobsStatus.counts())[0]![reasons.length > 0 ? 'failed' : 'done'] === 1);
    expect([runs, givenUp]).toEqual([tried, reasons]);
  });

  it('[PL-06] are taken over within seconds when their process dies', async () => {
    const dead = await living(77);
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
    await test.database.query(`update jobs.job set heartbeat_on = now() + interval '1 hour'`);
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
    await cutEveryConnection();
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

  it('of living workers are left to them by one that has just reconnected, until all had the time to', async () => {
    const other = await living(77);
    const runs: string[] = [];
    const run = async ({ payload, attempt }: JobRun<Payload>) =>
      void runs.push(`${payload.reportId} at ${attempt}`);
    const { jobs, session, worker } = idle(run);
    let now = 0;
    session.now = () => now;
    await worker.start();
    for (const reportId of ['living', 'dead'])
      await jobs.enqueue('reports', { reportId }, { key: reportId, delaySeconds: 3600 });
    await test.database.query(
      `with run as (
         update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() + interval '1 hour'
         returning id, name
       ) insert into durable.job_runs (job_id, queue, worker) select id, name, 77 from run`,
    );
    // The worker's own is the first to be cut, or it would see the other die.
    await test.database.query(
      `select pg_terminate_backend(pid) from pg_locks where classid = $1 and objid = $2`,
      [WORKER_LOCK, session.worker],
    );
    await until(() => session.judge === null);
    const lost = new Promise((resolve) => other.once('end', resolve));
    await cutEveryConnection();
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
    expect(session.judge).toBeNull();
    const back = await living(77);
    const dead = `select id from jobs.job where data ->> 'reportId' = 'dead'`;
    await test.database.query(`update durable.job_runs set worker = 78 where job_id in (${dead})`);
    now = 10_000;
    expect(session.judge).not.toBeNull();
    await until(() => runs.length > 0);
    expect(runs).toEqual(['dead at 2']);
    await back.end();
  });

  it('that recur and meet an outage are repeated until they are done, and then wait for their interval', async () => {
    const runs: string[] = [];
    const { jobs, recurringJobs } = await working(async () => undefined);
    const away = new EventStoreUnavailableError('The event store does not answer');
    const run = async (): Promise<void> => {
      runs.push('daily');
      if (runs.filter((name) => name === 'daily').length < 3) throw away;
    };
    jobs.registerRecurring({ name: 'daily', everySeconds: 86_400, run });
    jobs.registerRecurring({ name: 'often', everySeconds: 1, run: async () => void runs.push('often') });
    recurringJobs.start(jobs.recurring);
    await until(() => runs.filter((name) => name === 'daily').length === 3 || runs.length > 40);
    const seen = runs.length;
    await until(() => runs.slice(seen).length >= 3);
    expect(runs.filter((name) => name === 'daily')).toHaveLength(3);
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
