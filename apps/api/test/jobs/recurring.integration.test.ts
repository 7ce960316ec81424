import { setTimeout as pause } from 'node:timers/promises';
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
    let [now, most] = [0, 0];
    const begun: number[] = [];
    const startOf = async (name: string): Promise<number> => {
      const recorded = 'select started_at from durable.recurring_runs where name = $1';
      const [run] = await processes.database.query<{ started_at: Date }>(recorded, [name]);
      return run!.started_at.getTime();
    };
    const processesNow = [
      await processes.working(async () => undefined),
      await processes.working(async () => undefined),
    ];
    for (const { jobs, recurringJobs } of processesNow) {
      const run = async (): Promise<void> => {
        begun.push(await startOf('sweep'));
        most = Math.max(most, ++now);
        await pause(100);
        now -= 1;
      };
      jobs.registerRecurring({ name: 'sweep', everySeconds: 0.5, run });
      recurringJobs.start(jobs.recurring);
    }
    await until(() => begun.length >= 4);
    expect(most).toBe(1);
    // In each of the two processes at its interval, the fourth would begin 0.6 s after the first.
    expect(begun[3]! - begun[0]!).toBeGreaterThan(1000);
  });
});
