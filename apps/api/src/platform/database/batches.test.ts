import { Batches } from './batches.js';

type Run = { key: string; items: readonly number[]; end(): void; fail(error: Error): void };

/** Batches whose runs the test ends; `begun` resolves with the next one. */
function heldBatches(atMost?: number): { batches: Batches<number, number>; begun: () => Promise<Run> } {
  const runs: Run[] = [];
  let announce = (): void => undefined;
  const work = (key: string, items: readonly number[]): Promise<number[]> =>
    new Promise((resolve, reject) => {
      runs.push({ key, items, end: () => resolve(items.map((item) => item * 10)), fail: reject });
      announce();
    });
  const begun = async (): Promise<Run> => {
    while (runs.length === 0) await new Promise<void>((resolve) => (announce = resolve));
    return runs.shift()!;
  };
  return { batches: new Batches(work, atMost), begun };
}

describe('Work done in batches', () => {
  it('is done together when it is asked for together, and each gets its own answer', async () => {
    const { batches, begun } = heldBatches();
    const answers = Promise.all([batches.add('a', 1), batches.add('a', 2)]);
    const run = await begun();
    expect(run.items).toEqual([1, 2]);
    run.end();
    expect(await answers).toEqual([10, 20]);
  });

  it('never joins a batch that has begun: all that came meanwhile is the next one', async () => {
    const { batches, begun } = heldBatches();
    const first = batches.add('a', 1);
    const running = await begun();
    const later = Promise.all([batches.add('a', 2), batches.add('a', 3)]);
    running.end();
    expect(await first).toBe(10);
    const next = await begun();
    expect(next.items).toEqual([2, 3]);
    next.end();
    expect(await later).toEqual([20, 30]);
  });

  it('does not wait for the batch of another key', async () => {
    const { batches, begun } = heldBatches();
    const slow = batches.add('a', 1);
    const running = await begun();
    const other = batches.add('b', 2);
    (await begun()).end();
    expect(await other).toBe(20);
    running.end();
    expect(await slow).toBe(10);
  });

  it('is cut into batches of the greatest size', async () => {
    const { batches, begun } = heldBatches(2);
    const answers = Promise.all([1, 2, 3].map((item) => batches.add('a', item)));
    const run = await begun();
    expect(run.items).toEqual([1, 2]);
    run.end();
    (await begun()).end();
    expect(await answers).toEqual([10, 20, 30]);
  });

  it('fails for those of the batch alone, and goes on with the next', async () => {
    const { batches, begun } = heldBatches();
    const failed = Promise.allSettled([batches.add('a', 1), batches.add('a', 2)]);
    const running = await begun();
    const later = batches.add('a', 3);
    running.fail(new Error('gone'));
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    (await begun()).end();
    expect(await later).toBe(30);
  });
});
