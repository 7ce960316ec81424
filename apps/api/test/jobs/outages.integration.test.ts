import { EventStoreUnavailableError } from '../../src/platform/event-store/event-store.js';
import type { JobRun } from '../../src/platform/jobs/job.js';
import { until } from '../processing.js';
import { JobProcesses, reports } from './job-processes.js';

const waiting = process.env['LONG'] ? 200 : 30;

describe('Jobs', () => {
  let processes: JobProcesses;

  beforeEach(async () => {
    processes = await JobProcesses.open();
  });

  afterEach(() => processes.close());

  describe('during an outage', () => {
    const away = new EventStoreUnavailableError('The event store does not answer');
    const soon = 200;
    const states = () =>
      processes.database.query<{ state: string; started: boolean }>(
        `select state, started_on is not null as started from jobs.job`,
      );
    /** Holds retries until `timePasses`, however long the test stalls. */
    const timeStandsStill = async (): Promise<void> => {
      await processes.database.query(
        `create function jobs.wait() returns trigger language plpgsql as
           $$ begin new.start_after := 'infinity'; return new; end $$`,
      );
      await processes.database.query(
        `create trigger wait before update on jobs.job for each row
           when (old.state = 'active' and new.state in ('created', 'retry')) execute function jobs.wait()`,
      );
    };
    const timePasses = () => processes.database.query(`update jobs.job set start_after = now()`);

    it('lose no attempt, between faults and after the last one, and report the outage while it lasts', async () => {
      const runs: [number, boolean][] = [];
      const ends = [away, new Error('own fault'), away, new Error('caused by it', { cause: away })];
      const { jobs, jobsStatus } = await processes.working(
        async ({ attempt, lastAttempt }) => {
          runs.push([attempt, lastAttempt]);
          const end = ends[runs.length - 1];
          if (end) throw end;
        },
        { retryLimit: 1, lookEveryMs: soon },
      );
      await timeStandsStill();
      await jobs.enqueue(reports, { reportId: '1' }, { key: '1' });
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

    it('are all done soon after it, however many are waiting', async () => {
      let isAway = true;
      const done = new Set<string>();
      const tried = new Set<string>();
      const { jobs } = await processes.working(
        async ({ payload }) => {
          tried.add(payload.reportId);
          if (isAway) throw away;
          done.add(payload.reportId);
        },
        { lookEveryMs: soon },
      );
      const ids = Array.from({ length: waiting }, (_, n) => String(n));
      // One by one: a stall may last longer than any of them may wait for a connection.
      for (const reportId of ids) await jobs.enqueue(reports, { reportId }, { key: reportId });
      await until(() => tried.size > 3);
      isAway = false;
      await until(() => done.size === ids.length);
      expect([...done].toSorted()).toEqual(ids.toSorted());
    });

    it('fail permanently only once people could be notified', async () => {
      const told: string[] = [];
      let isAway = true;
      const giveUp = async (run: JobRun<object>, { message }: Error): Promise<void> => {
        told.push(`${run.attempt} ${message}`);
        if (isAway) throw away;
      };
      const run = async (): Promise<void> => Promise.reject(new Error('own fault'));
      const { jobs, jobsStatus } = await processes.working(run, { retryLimit: 0, lookEveryMs: soon, giveUp });
      await timeStandsStill();
      await jobs.enqueue(reports, { reportId: '1' }, { key: '1' });
      await until(async () => told.length === 1 && (await states())[0]?.state !== 'active');
      expect(await jobsStatus.failed()).toEqual([]);
      isAway = false;
      await timePasses();
      await until(async () => (await jobsStatus.failed()).length === 1);
      expect(told).toEqual(['1 own fault', '1 own fault']);
      expect(await jobsStatus.failureCounts()).toEqual([{ queue: 'reports', failed: 1 }]);
    });

    it('of Postgres itself lose no attempt, whether or not their work was done', async () => {
      const runs: string[] = [];
      const { jobs, jobsStatus, worker } = processes.idle(
        async ({ payload: { reportId }, attempt }) => {
          runs.push(`${reportId} at ${attempt}`);
          if (runs.filter((one) => one.startsWith(reportId)).length > 1) return;
          await processes.cutEveryConnection();
          if (reportId === 'undone')
            await processes.database.query('select pg_terminate_backend(pg_backend_pid())');
        },
        { retryLimit: 0, concurrency: 1, lookEveryMs: soon },
      );
      for (const reportId of ['done', 'undone']) await jobs.enqueue(reports, { reportId }, { key: reportId });
      await worker.start();
      await until(async () => (await jobsStatus.counts().catch(() => []))[0]?.done === 2);
      expect(runs).toEqual(['done at 1', 'undone at 1', 'undone at 1']);
    });
  });

  it('continue after Postgres cut every connection', async () => {
    const done: string[] = [];
    const { jobs } = await processes.working(async ({ payload }) => void done.push(payload.reportId));
    await processes.cutEveryConnection();
    const enqueue = () => jobs.enqueue(reports, { reportId: '1' }, { key: '1' });
    await until(() =>
      enqueue().then(
        () => true,
        () => false,
      ),
    );
    await until(() => done.length === 1);
    expect(done).toEqual(['1']);
  });
});
