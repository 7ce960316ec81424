import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { counted, until } from '../processing.js';
import type { Reactor } from '../../src/platform/reactors/reactor.js';
import type { Tallied } from '../test-events.js';
import { JobProcesses, type Payload, reports } from './job-processes.js';

describe('Jobs', () => {
  let processes: JobProcesses;

  beforeEach(async () => {
    processes = await JobProcesses.open();
  });

  afterEach(() => processes.close());

  it('start at once without polling, and once per key, even after they have ended', async () => {
    const started: string[] = [];
    const { jobs } = await processes.working(async ({ payload }) => void started.push(payload.reportId), {
      lookEveryMs: 600_000,
    });
    for (const reportId of ['1', '2', '3', '4', '5']) {
      await jobs.enqueue(reports, { reportId }, { key: reportId });
      await until(() => started.length === Number(reportId));
    }
    await jobs.enqueue(reports, { reportId: '1' }, { key: '1' });
    await pause(300);
    expect(started).toEqual(['1', '2', '3', '4', '5']);
  });

  it('that are waiting after an outage run one after the other without polling', async () => {
    const started = new Set<string>();
    const { jobs, worker } = processes.idle(async ({ payload }) => void started.add(payload.reportId), {
      lookEveryMs: 600_000,
    });
    const waiting = Array.from({ length: 20 }, (_, index) => String(index));
    for (const reportId of waiting) await jobs.enqueue(reports, { reportId }, { key: reportId });
    await worker.start();
    await until(() => started.size === waiting.length);
    expect([...started].toSorted()).toEqual(waiting.toSorted());
  });

  it('are retried, know their last attempt, and show a final failure until an operator retries it', async () => {
    const runs: [number, boolean][] = [];
    let broken = true;
    const { jobs, jobsStatus } = await processes.working(
      async ({ attempt, lastAttempt }) => {
        runs.push([attempt, lastAttempt]);
        if (broken) throw new Error('The provider said no');
      },
      { retryLimit: 1 },
    );
    await jobs.enqueue(reports, { reportId: '1' }, { key: '1' });
    await until(async () => {
      // Makes the retry due.
      await processes.database.query(`update jobs.job set start_after = now() where state = 'retry'`);
      return (await jobsStatus.failed()).length === 1;
    });
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

  it('fail when they time out, and are told to stop', async () => {
    let told = false;
    const { jobs, jobsStatus, worker } = await processes.working(
      async ({ signal }) => {
        if (!signal.aborted) await once(signal, 'abort');
        told = true;
        await new Promise<void>(() => undefined);
      },
      { retryLimit: 0 },
    );
    worker.runner.longestRunMs = 200;
    await jobs.enqueue(reports, { reportId: '1' }, { key: '1' });
    await until(async () => told && (await jobsStatus.failed()).length === 1);
    expect((await jobsStatus.failed())[0]?.error).toContain('It did not end within');
  });

  it('are deleted a week after success or discarding, a year after failure, and not earlier', async () => {
    const { jobs, worker } = processes.idle(async () => undefined);
    const endings = { completed: [6, 8], cancelled: [6, 8], failed: [364, 366] };
    for (const [state, ages] of Object.entries(endings))
      for (const days of ages) {
        const key = `${state} ${days} days ago`;
        await jobs.enqueue(reports, { reportId: key }, { key });
        await processes.database.query(
          `update jobs.job set state = $1, completed_on = now() - $2::integer * interval '1 day' where data ->> 'reportId' = $3`,
          [state, days, key],
        );
      }
    await jobs.enqueue(reports, { reportId: 'delayed' }, { key: 'delayed', delaySeconds: 3600 });
    await processes.database.query(
      `update jobs.job set created_on = now() - interval '2 years' where state = 'created'`,
    );
    await worker.start();
    const left = async (): Promise<string[]> => {
      const rows = await processes.database.query<{ id: string }>(
        `select data ->> 'reportId' as id from jobs.job`,
      );
      return rows.map(({ id }) => id).toSorted();
    };
    await until(async () => (await left()).length <= 4);
    expect(await left()).toEqual([
      'cancelled 6 days ago',
      'completed 6 days ago',
      'delayed',
      'failed 364 days ago',
    ]);
  });

  it('[PL-02] are enqueued once by a reactor, however often the event is delivered, and not for earlier events', async () => {
    const done: string[] = [];
    const process = await processes.working(async ({ payload }) => void done.push(payload.reportId));
    await process.store.append('count-old', 'no-stream', [counted(1)]);
    const counting: Reactor<Tallied, Payload> = {
      name: 'count-when-counted',
      on: ['Counted'],
      startFrom: 'now',
      queue: reports,
      react: ({ stream }) => ({ reportId: stream }),
    };
    process.reactors.register(counting);
    await process.start();
    await process.store.append('count-1', 'no-stream', [counted(1)]);
    await until(() => done.length === 1);
    await processes.database.query('update durable.checkpoints set position = null');
    await process.store.append('count-2', 'no-stream', [counted(1)]);
    await until(() => done.length >= 3);
    await pause(300);
    expect(done.sort()).toEqual(['count-1', 'count-2', 'count-old']);
  });
});
