import { jest } from '@jest/globals';
import { SignInThrottle, type SignInAttempt } from '../../src/platform/auth/sign-in/sign-in-throttle.js';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { RateLimits } from '../../src/platform/http/rate-limits/rate-limits.js';
import { TooManyRequestsException } from '../../src/platform/http/problems/retry-later.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';

describe('the throttle of sign-ins', () => {
  let test: TestDatabase;
  let throttle: SignInThrottle;
  let now = Date.now();
  beforeAll(async () => {
    test = await freshDatabase();
    throttle = new SignInThrottle(new RateLimits(test.database, new ServerConfig()));
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await test?.close();
  });

  const from = (account: string, address: string, device: string | null = null): SignInAttempt => ({
    account,
    address,
    device,
  });
  const pass = (seconds: number) => (now += seconds * 1000);
  /** `passes`, or for how many seconds a try is refused. */
  const tried = async (attempt: SignInAttempt): Promise<string | number> => {
    try {
      await throttle.admit(attempt);
      return 'passes';
    } catch (error) {
      if (error instanceof TooManyRequestsException) return error.retryAfterSeconds;
      throw error;
    }
  };
  /** How many tries pass before the first that is refused, and for how many seconds that one is. */
  const budgetOf = async (attempt: (nth: number) => SignInAttempt): Promise<[number, unknown]> => {
    for (let passed = 0; passed < 100; passed++) {
      const answer = await tried(attempt(passed));
      if (answer !== 'passes') return [passed, answer];
    }
    return [100, 'no end'];
  };
  const crowd = async (account: string, size: number): Promise<void> => {
    for (let nth = 0; nth < size; nth++)
      expect(await tried(from(account, `${account}-${now}-${nth}`))).toBe('passes');
  };

  it('[PL-07] gives one address five tries at one account in five minutes', async () => {
    const ann = from('ann', '192.0.2.1');
    expect(await budgetOf(() => ann)).toEqual([5, 300]);
    expect([await tried(from('bob', '192.0.2.1')), await tried(from('ann', '192.0.2.2'))]).toEqual([
      'passes',
      'passes',
    ]);
    pass(299.999);
    expect(await tried(ann)).toBe(1);
    pass(0.001);
    expect(await budgetOf(() => ann)).toEqual([5, 300]);
  });

  it('[PL-07] gives one address thirty tries at all accounts in ten minutes', async () => {
    const next = (nth: number) => from(`one-of-many-${nth}`, '192.0.2.3');
    expect(await budgetOf(next)).toEqual([30, 600]);
    pass(599.999);
    expect(await tried(next(31))).toBe(1);
    pass(0.001);
    expect(await budgetOf(next)).toEqual([30, 600]);
  });

  it('[PL-07] gives a known browser ten tries at its account in ten minutes, wherever it is', async () => {
    const carried = (nth: number) => from('cleo', `198.51.100.${nth}`, 'laptop');
    expect(await budgetOf(carried)).toEqual([10, 600]);
    expect(await tried(from('cleo', '198.51.100.1', 'phone'))).toBe('passes');
    expect(await tried(from('dora', '198.51.100.1', 'laptop'))).toBe('passes');
    pass(599.999);
    expect(await tried(carried(1))).toBe(1);
    pass(0.001);
    expect(await budgetOf(carried)).toEqual([10, 600]);
  });

  it('[PL-07] serves known browsers before all others', async () => {
    expect(await throttle.admit(from('emil', '192.0.2.4', 'laptop'))).toBe('known');
    expect(await throttle.admit(from('emil', '192.0.2.4'))).toBe('unknown');
  });

  it('[PL-07] takes the fifty-first try at an account for an attack, and leaves each address one an hour', async () => {
    await crowd('fay', 49);
    const attacker = from('fay', '192.0.2.5');
    // The fiftieth of all, and the one that is left.
    expect(await budgetOf(() => attacker)).toEqual([2, 3600]);
    const owner = from('fay', '192.0.2.6');
    expect(await budgetOf(() => owner)).toEqual([1, 3600]);
    expect(await tried(from('fay', '192.0.2.5', 'laptop'))).toBe('passes');
    expect(await tried(from('gus', '192.0.2.5'))).toBe('passes');

    pass(600);
    expect(await budgetOf(() => attacker)).toEqual([5, 300]);
    await crowd('fay', 45);
    pass(300);
    expect(await budgetOf(() => attacker)).toEqual([0, 2700]);
    pass(2699.999);
    await crowd('fay', 50);
    expect(await budgetOf(() => owner)).toEqual([0, 1]);
    pass(0.001);
    expect(await budgetOf(() => owner)).toEqual([1, 3600]);
  });

  it('[PL-07] begins anew for who had the right password, and forgets nothing of anybody else', async () => {
    const [home, elsewhere] = [from('hal', '192.0.2.7'), from('hal', '192.0.2.8')];
    expect([await budgetOf(() => home), await budgetOf(() => elsewhere)]).toEqual([
      [5, 300],
      [5, 300],
    ]);
    await throttle.succeeded(home);
    expect(await budgetOf(() => home)).toEqual([5, 300]);
    expect(await tried(elsewhere)).toBe(300);

    const laptop = from('hal', '192.0.2.7', 'laptop');
    expect(await budgetOf(() => laptop)).toEqual([10, 600]);
    await throttle.succeeded(laptop);
    expect(await budgetOf(() => laptop)).toEqual([10, 600]);
  });

  it('[PL-07] begins anew for the owner of an account under attack, and not for those who attack it', async () => {
    const [owner, attacker] = [from('ida', '192.0.2.9'), from('ida', '192.0.2.10')];
    await crowd('ida', 50);
    expect([await budgetOf(() => owner), await budgetOf(() => attacker)]).toEqual([
      [1, 3600],
      [1, 3600],
    ]);
    await throttle.succeeded(owner);
    expect([await budgetOf(() => owner), await tried(attacker)]).toEqual([[1, 3600], 3600]);
  });

  it('[PL-07] does not begin anew for the address of an attacker who has an account of their own', async () => {
    for (let nth = 0; nth < 29; nth++)
      expect(await tried(from(`victim-${nth}`, '192.0.2.11'))).toBe('passes');
    const own = from('attacker', '192.0.2.11');
    expect(await tried(own)).toBe('passes');
    await throttle.succeeded(own);
    expect(await tried(from('victim-30', '192.0.2.11'))).toBe(600);
  });
});
