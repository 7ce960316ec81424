import { JobSlots } from './job-slots.js';

/** Slots that sleep, and how many of them were woken. */
function asleep(count: number, slots = new JobSlots()) {
  const seen = { woken: 0 };
  const sleeper = async (): Promise<void> => {
    await slots.sleep();
    seen.woken += 1;
  };
  return { slots, seen, all: Array.from({ length: count }, sleeper) };
}

const moment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('job slots', () => {
  it('are woken one by one', async () => {
    const { slots, seen } = asleep(3);
    slots.notify();
    await moment();
    expect(seen.woken).toBe(1);
    expect([slots.wakeOne(), slots.wakeOne(), slots.wakeOne()]).toEqual([true, true, false]);
  });

  it('search once more before they sleep after a notification that found none asleep', async () => {
    const slots = new JobSlots();
    slots.notify();
    await slots.sleep();
    await slots.search(async () => null);
    const { seen } = asleep(1, slots);
    await moment();
    expect(seen.woken).toBe(0);
  });

  it('search once more after a notification during a search, although it woke another slot', async () => {
    const { slots, seen } = asleep(1);
    await slots.search(async () => slots.notify());
    await slots.sleep();
    expect(seen.woken).toBe(1);
  });

  it('no longer sleep once they are closed', async () => {
    const { slots, seen, all } = asleep(3);
    slots.close();
    await Promise.all([...all, slots.sleep()]);
    expect(seen.woken).toBe(3);
  });
});
