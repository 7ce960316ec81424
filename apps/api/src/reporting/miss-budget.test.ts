import { SystemClock } from '../platform/clock/clock.js';
import { MissBudget } from './miss-budget.js';

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
async function waitingOf(budget: MissBudget, addresses: readonly string[]): Promise<number> {
  const each = await Promise.all(addresses.map((address) => waits(budget.spend(address))));
  return each.filter(Boolean).length;
}

describe('the budget of missed ids', () => {
  it('slows an address that misses too often, whichever of its network it uses', async () => {
    const budget = new MissBudget(new SystemClock());
    const network = Array.from({ length: 20 }, (_, i) => `2001:db8:1:2::${i + 1}`);
    expect(await waitingOf(budget, network)).toBe(0);
    expect(await msOf(budget.spend('2001:db8:1:2::ffff'))).toBeGreaterThan(90);
    expect(await waitingOf(budget, ['2001:db8:1:3::1'])).toBe(0);
  });

  it('slows everyone when there are too many misses in all', async () => {
    const budget = new MissBudget(new SystemClock());
    const crowd = Array.from({ length: 600 }, (_, i) => `10.0.${i >> 8}.${i & 255}`);
    expect(await waitingOf(budget, crowd)).toBe(0);
    expect(await msOf(budget.spend('10.9.9.9'))).toBeGreaterThan(90);
  });
});
