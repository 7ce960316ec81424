import { setImmediate as turn } from 'node:timers/promises';
import { HashQueue, type Lane } from './hash-queue.js';

/** A queue with one work in progress, which `finish` ends. */
function busyQueue(): { queue: HashQueue; finish: () => void } {
  const queue = new HashQueue();
  let finish = (): void => undefined;
  void queue.run(() => new Promise<void>((resolve) => (finish = resolve)), 'unknown');
  return { queue, finish: () => finish() };
}

const fill = (queue: HashQueue, lane: Lane, count: number): Promise<unknown>[] =>
  Array.from({ length: count }, () => queue.run(async () => undefined, lane));

describe('the queue of password hashes', () => {
  it('works on one at a time, known browsers first', async () => {
    const { queue, finish } = busyQueue();
    const done: string[] = [];
    const work = (name: string, lane: Lane) => queue.run(async () => void done.push(name), lane);
    const all = [work('stranger', 'unknown'), work('owner', 'known'), work('other stranger', 'unknown')];
    await turn();
    expect(done).toEqual([]);
    await turn();
    finish();
    await Promise.all(all);
    expect(done).toEqual(['owner', 'stranger', 'other stranger']);
  });

  it('refuses strangers when too many wait, and serves a known browser all the same', async () => {
    const { queue, finish } = busyQueue();
    const waiting = fill(queue, 'unknown', 20);
    await expect(queue.run(async () => 'late', 'unknown')).rejects.toMatchObject({
      status: 429,
      message: 'Too many sign-in attempts. Please try again in 2 seconds.',
    });
    const owner = queue.run(async () => 'signed in', 'known');
    await turn();
    finish();
    await expect(owner).resolves.toBe('signed in');
    await Promise.all(waiting);
  });

  it('goes on after a failure', async () => {
    const queue = new HashQueue();
    await expect(queue.run(() => Promise.reject(new Error('broken')), 'known')).rejects.toThrow('broken');
    await expect(queue.run(async () => 'next', 'known')).resolves.toBe('next');
  });
});
