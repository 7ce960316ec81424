import { jest } from '@jest/globals';
import { EventStoreUnavailableError } from '../../src/platform/event-store/event-store.js';
import { until } from '../processing.js';
import { JobProcesses } from './job-processes.js';

describe('Jobs', () => {
  let processes: JobProcesses;

  beforeEach(async () => {
    processes = await JobProcesses.open();
  });

  afterEach(() => processes.close());

  it('that recur and meet an outage are repeated until they are done, and then wait for their interval', async () => {
    const runs: string[] = [];
    const { jobs, recurringJobs } = await processes.working(async () => undefined);
    const away = new EventStoreUnavailableError('The event store does not answer');
    const run = async (): Promise<void> => {
      runs.push('daily');
      if (runs.filter((name) => name === 'daily').length < 3) throw away;
    };
    jobs.registerRecurring({ name: 'daily', everySeconds: 86_400, run });
    jobs.registerRecurring({ name: 'often', everySeconds: 0.2, run: async () => void runs.push('often') });
    recurringJobs.start(jobs.recurring);
    await until(() => runs.filter((name) => name === 'daily').length === 3 || runs.length > 40);
    const seen = runs.length;
    await until(() => runs.slice(seen).length >= 3);
    expect(runs.filter((name) => name === 'daily')).toHaveLength(3);
  });

  it('that recur and never end do not keep the process from ending', async () => {
    const { jobs, recurringJobs } = await processes.working(async () => undefined);
    const begun = Promise.withResolvers<void>();
    const endless = (): Promise<void> => (begun.resolve(), new Promise(() => undefined));
    jobs.registerRecurring({ name: 'endless', everySeconds: 86_400, run: endless });
    recurringJobs.drainMs = 50;
    recurringJobs.start(jobs.recurring);
    await begun.promise;
    await expect(recurringJobs.stop()).resolves.toBeUndefined();
  });

  it('that recur run at their interval in one process at a time', async () => {
    let begun = 0;
    const first = Promise.withResolvers<void>();
    const run = async (): Promise<void> => {
      begun += 1;
      if (begun === 1) await first.promise;
    };
    /** Starts another process; ends with its first decision whether to run, and with that run. */
    const another = async (): Promise<void> => {
      const { jobs, recurringJobs, session } = await processes.working(async () => undefined);
      const looks = jest.spyOn(session, 'exclusively');
      jobs.registerRecurring({ name: 'sweep', everySeconds: 3600, run });
      recurringJobs.start(jobs.recurring);
      await looks.mock.results[0]!.value;
    };
    const running = another();
    await until(() => begun === 1);
    await another();
    expect(begun).toBe(1);
    first.resolve();
    await running;
    await another();
    expect(begun).toBe(1);
    await processes.database.query(
      `update durable.recurring_runs set started_at = started_at - interval '1 hour' where name = 'sweep'`,
    );
    await another();
    expect(begun).toBe(2);
  });
});
