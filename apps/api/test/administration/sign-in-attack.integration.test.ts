import { jest } from '@jest/globals';
import { Passwords } from '../../src/platform/auth/passwords/passwords.js';
import { AdminHarness } from './admin-harness.js';

describe('an attack on the sign-in', () => {
  let harness: AdminHarness;
  beforeAll(async () => {
    harness = await AdminHarness.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => harness?.close());

  const passwords = () => harness.application.get(Passwords, { strict: false });
  const statuses = async (count: number, attempt: () => Promise<{ statusCode: number }>) => {
    const seen: number[] = [];
    for (let i = 0; i < count; i++) seen.push((await attempt()).statusCode);
    return seen;
  };

  it('[PL-07] from one address ends after five tries, before a password is hashed, and says when to come back', async () => {
    const { username } = await harness.create();
    const attacker = harness.browser();
    expect(await statuses(5, () => attacker.signIn(username, 'guess'))).toEqual([401, 401, 401, 401, 401]);
    const verify = jest.spyOn(passwords(), 'verify');
    const refused = await attacker.signIn(username.toUpperCase(), 'guess');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200);
    expect(refused.json().message).toMatch(/^Too many sign-in attempts\. Please try again in \d+ \w+\.$/);
    expect(verify).not.toHaveBeenCalled();
  });

  it('[PL-07] is counted for names that nobody has, too, and for a whole network of IPv6', async () => {
    const from = (host: number) => harness.browser(`2001:db8:0:1::${host}`).signIn('nobody', 'guess');
    let host = 0;
    expect(await statuses(6, () => from(++host))).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await harness.browser('2001:db8:0:2::1').signIn('nobody', 'guess')).statusCode).toBe(401);
  });

  it('[PL-07] on many accounts from one address ends after thirty tries', async () => {
    const { username, password } = await harness.create();
    const attacker = harness.browser();
    let account = 0;
    const seen = await statuses(31, () => attacker.signIn(`guess-${++account}`, 'guess'));
    expect(seen.filter((status) => status === 401)).toHaveLength(30);
    expect((await attacker.signIn(username, password)).statusCode).toBe(429);
    expect((await harness.browser().signIn(username, password)).statusCode).toBe(200);
  });

  it('[PL-07] from many addresses leaves each one try, and its owner is not locked out', async () => {
    const { username, password } = await harness.create();
    const home = harness.browser();
    expect((await home.signIn(username, password)).statusCode).toBe(200);
    await home.send('POST', '/api/auth/logout');
    await Promise.all(
      Array.from({ length: 5 }, () => statuses(10, () => harness.browser().signIn(username, 'guess'))),
    );

    const attacker = harness.browser();
    expect(await statuses(2, () => attacker.signIn(username, 'guess'))).toEqual([401, 429]);
    // The owner mistypes at home, in the office of the attacker, and comes in from a new place.
    const attackersOffice = harness.browser(attacker.address);
    for (const [name, value] of home.cookies) attackersOffice.cookies.set(name, value);
    expect(await statuses(3, () => attackersOffice.signIn(username, 'typo'))).toEqual([401, 401, 401]);
    expect((await attackersOffice.signIn(username, password)).statusCode).toBe(200);
    expect((await harness.browser().signIn(username, password)).statusCode).toBe(200);
  });

  it('[PL-07] gains nothing by the cookie of a browser that is known to another account, or by a forged one', async () => {
    const [ann, bob] = [await harness.create(), await harness.signedIn()];
    const attacker = harness.browser();
    const device = String(bob.browser.cookies.get('closewise-device'));
    attacker.cookies.set('closewise-device', device);
    expect(await statuses(6, () => attacker.signIn(ann.username, 'guess'))).toContain(429);
    const forger = harness.browser();
    forger.cookies.set(
      'closewise-device',
      device.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    expect(await statuses(6, () => forger.signIn(bob.username, 'guess'))).toContain(429);
    const known = harness.browser();
    known.cookies.set('closewise-device', device);
    expect(await statuses(11, () => known.signIn(bob.username, 'guess'))).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      429,
    ]);
  });

  it('[PL-07] on the session of an admin guesses no password, neither by confirming nor by changing it', async () => {
    const { browser } = await harness.signedIn();
    const tries = await statuses(6, () => browser.send('POST', '/api/auth/confirm', { password: 'guess' }));
    const wish = { currentPassword: 'guess', newUsername: 'mine' };
    expect([...tries, ...(await statuses(5, () => browser.update(wish)))]).toEqual([
      ...Array.from({ length: 10 }, () => 403),
      429,
    ]);
  });

  it('[PL-07] is counted by all processes together', async () => {
    const { username } = await harness.create();
    const attacker = harness.browser();
    await statuses(5, () => attacker.signIn(username, 'guess'));
    const other = await harness.second();
    expect((await other.browser(attacker.address).signIn(username, 'guess')).statusCode).toBe(429);
    await other.close();
  });
});
