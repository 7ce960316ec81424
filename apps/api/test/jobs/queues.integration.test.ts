import { testQueue } from '../test-queue.js';
import { declaredQueues } from '../../src/platform/jobs/job.js';
import { splitSaleQueue } from '../../src/affiliation/sales/split-sale.job.js';
import type { Reactor } from '../../src/platform/reactors/reactor.js';
import type { Tallied } from '../test-events.js';
import { freshDatabase } from '../postgres.js';
import { aProcess } from '../processing.js';

type Told = Readonly<{ reportId: number }>;

const job = { retryLimit: 0, retryDelaySeconds: 1, concurrency: 1, run: async () => undefined };
const writing = testQueue<Told>('write-report');

const writeWhenCounted: Reactor<Tallied, Told> = {
  name: 'write-when-counted',
  on: ['Counted'],
  startFrom: 'beginning',
  queue: writing,
  react: ({ data }) => ({ reportId: data.n ?? 0 }),
};

/** Faults that the compiler must find; without the fault it reports the unused comment. */
const faults: readonly Reactor<Tallied, Told>[] = [
  // @ts-expect-error no event has this type
  { ...writeWhenCounted, on: ['Cuonted'] },
  // @ts-expect-error a queue has one definition, which declares its payload
  { ...writeWhenCounted, queue: 'write-report' },
  // @ts-expect-error the jobs of this queue have another payload
  { ...writeWhenCounted, queue: testQueue<{ mailing: string }>('send-mail') },
  // @ts-expect-error the event has no such field
  { ...writeWhenCounted, react: ({ data }) => ({ reportId: data.number }) },
];

describe("a reactor's queue", () => {
  it('is known to the compiler, with the payload of its jobs', () => {
    expect(faults).toHaveLength(4);
  });

  it('must have a job, or the application does not start', async () => {
    const test = await freshDatabase();
    const { reactors, jobs } = aProcess(test.database);
    reactors.register(writeWhenCounted);
    jobs.register({ ...job, queue: testQueue<Told>('write-reports') });
    expect(() => reactors.assertWorkedOn()).toThrow(
      'write-when-counted enqueues into write-report, which no job works on',
    );
    jobs.register({ ...job, queue: writing });
    expect(() => reactors.assertWorkedOn()).not.toThrow();
    await test.close();
  });
});

describe('a queue that commands or jobs enqueue into', () => {
  it('must have a job, or the application does not start', async () => {
    const test = await freshDatabase();
    const { jobs } = aProcess(test.database);
    expect(() => jobs.assertWorkedOn(['write-report'])).toThrow(
      'No job works on the queue write-report: register the one that does',
    );
    jobs.register({ ...job, queue: writing });
    expect(() => jobs.assertWorkedOn(['write-report'])).not.toThrow();
    await test.close();
  });

  it('is known by its definition', () => {
    expect(declaredQueues()).toContain(splitSaleQueue);
  });
});
