import { SystemClock } from '../../platform/clock/clock.js';
import { NotFoundThrottle, notFoundDelayMs } from './not-found-throttle.js';

/** Whether an answer is kept back: what is not, has ended before any timer could. */
async function waits(spending: Promise<void>): Promise<boolean> {
  let hasEnded = false;
  void spending.then(() => (hasEnded = true));
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  return !hasEnded;
}

async function msOf(work: Promise<void>): Promise<number> {
  const start = performance.now();
  await work;
  return performance.now() - start;
}

/** How many of the addresses wait for their answer. */
async function waitingOf(budget: NotFoundThrottle, addresses: readonly string[]): Promise<number> {
  const each = await Promise.all(addresses.map((address) => waits(budget.spend(address))));
  return each.filter(Boolean).length;
}

describe('the budget of missed ids', () => {
  it('slows an address that misses too often, whichever of its network it uses', async () => {
    const budget = new NotFoundThrottle(new SystemClock());
    const network = Array.from({ length: 20 }, (_, i) => `2001:db8:1:2::${i + 1}`);
    expect(await waitingOf(budget, network)).toBe(0);
    expect(await msOf(budget.spend('2001:db8:1:2::ffff'))).toBeGreaterThan(90);
    expect(await waitingOf(budget, ['2001:db8:1:3::1'])).toBe(0);
  });

  it('slows everyone when there are too many misses in all', async () => {
    const budget = new NotFoundThrottle(new SystemClock());
    const crowd = Array.from({ length: 600 }, (_, i) => `10.0.${i >> 8}.${i & 255}`);
    expect(await waitingOf(budget, crowd)).toBe(0);
    expect(await msOf(budget.spend('10.9.9.9'))).toBeGreaterThan(90);
  });

  it('begins anew a minute after its first miss', async () => {
    let ms = Date.parse('2026-03-01T12:00:00.000Z');
    const budget = new NotFoundThrottle({ now: () => new Date(ms) });
    const often = (count: number) => Array<string>(count).fill('192.0.2.1');
    expect(await waitingOf(budget, often(20))).toBe(0);
    ms += 59_999;
    expect(await waitingOf(budget, often(1))).toBe(1);
    ms += 1;
    expect(await waitingOf(budget, often(20))).toBe(0);
    expect(await waitingOf(budget, often(1))).toBe(1);
  });

  it('lets two hundred wait, and sends the next away', async () => {
    let ms = 0;
    const budget = new NotFoundThrottle({ now: () => new Date(ms) });
    const late = Array.from({ length: 201 }, () => {
      // In a minute of its own each has to wait as short as can be.
      ms += 60_000;
      const spent = Array.from({ length: 21 }, () => budget.spend('192.0.2.1'));
      return spent[20]!;
    });
    await expect(late[200]).rejects.toMatchObject({
      code: 'reporting.too-many-misses',
      message: 'Too many requests. Please try again in a minute.',
    });
    await Promise.all(late.slice(0, 200));
  });

  it.each([
    [20, 600, 0],
    [21, 600, 100],
    [22, 1, 200],
    [20, 601, 100],
    [21, 603, 300],
    [49, 1, 2900],
    [50, 1, 3000],
    [51, 1, 3000],
    [1, 100_000, 3000],
  ])(
    'keeps back the answer to the miss %d of an address and %d of all for %d ms',
    (ofAddress, ofAll, delay) => {
      expect(notFoundDelayMs(ofAddress, ofAll)).toBe(delay);
    },
  );
});
