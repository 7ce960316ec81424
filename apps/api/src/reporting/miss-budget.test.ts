import { SystemClock } from '../platform/clock/clock.js';
import { MissBudget } from './miss-budget.js';

async function msOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function spendAll(budget: MissBudget, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await budget.spend(address);
}

describe('the budget of missed ids', () => {
  it('slows an address that misses too often, whichever of its network it uses', async () => {
    const budget = new MissBudget(new SystemClock());
    const network = Array.from({ length: 20 }, (_, i) => `2001:db8:1:2::${i + 1}`);
    expect(await msOf(() => spendAll(budget, network))).toBeLessThan(50);
    expect(await msOf(() => budget.spend('2001:db8:1:2::ffff'))).toBeGreaterThan(90);
    expect(await msOf(() => budget.spend('2001:db8:1:3::1'))).toBeLessThan(50);
  });

  it('slows everyone when there are too many misses in all', async () => {
    const budget = new MissBudget(new SystemClock());
    const crowd = Array.from({ length: 600 }, (_, i) => `10.0.${i >> 8}.${i & 255}`);
    expect(await msOf(() => spendAll(budget, crowd))).toBeLessThan(200);
    expect(await msOf(() => budget.spend('10.9.9.9'))).toBeGreaterThan(90);
  });
});
