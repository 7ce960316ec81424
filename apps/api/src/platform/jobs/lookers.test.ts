import { Lookers } from './lookers.js';

/** So many who sleep, and how often one of them was woken. */
function asleep(count: number, lookers = new Lookers()) {
  const seen = { looks: 0 };
  const sleeper = async (): Promise<void> => {
    await lookers.sleep();
    seen.looks += 1;
  };
  return { lookers, seen, all: Array.from({ length: count }, sleeper) };
}

const moment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('those who look for jobs', () => {
  it('are woken one by one', async () => {
    const { lookers, seen } = asleep(3);
    lookers.tell();
    await moment();
    expect(seen.looks).toBe(1);
    expect([lookers.wakeNext(), lookers.wakeNext(), lookers.wakeNext()]).toEqual([true, true, false]);
  });

  it('look again before they sleep when news came while none slept, and once for it', async () => {
    const lookers = new Lookers();
    lookers.tell();
    await lookers.sleep();
    await lookers.look(async () => null);
    const { seen } = asleep(1, lookers);
    await moment();
    expect(seen.looks).toBe(0);
  });

  it('look again when news came while they looked, though another one was woken by it', async () => {
    const { lookers, seen } = asleep(1);
    await lookers.look(async () => lookers.tell());
    await lookers.sleep();
    expect(seen.looks).toBe(1);
  });

  it('sleep no more at the end', async () => {
    const { lookers, seen, all } = asleep(3);
    lookers.end();
    await Promise.all([...all, lookers.sleep()]);
    expect(seen.looks).toBe(3);
  });
});
