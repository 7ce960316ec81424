import { jest } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { Admins } from '../../src/administration/accounts/admins.js';
import { Passwords } from '../../src/platform/auth/passwords/passwords.js';
import { AdminHarness } from './admin-harness.js';

describe('signing in to the admin area', () => {
  let harness: AdminHarness;
  beforeAll(async () => {
    harness = await AdminHarness.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => harness?.close());

  const passwords = () => harness.application.get(Passwords, { strict: false });

  it('[AD-01] lets an admin in, in capitals too, says who they are, and out again', async () => {
    const { username, password } = await harness.create();
    const browser = harness.browser();
    expect(await browser.whoAmI()).toBe(401);
    const answer = await browser.signIn(` ${username.toUpperCase()} `, password);
    const user = { username, isAdmin: true, role: 'admin', secondFactor: false };
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, user, message: 'Login successful' },
    ]);
    expect(await browser.whoAmI()).toBe(username);
    const kept = new Map(browser.cookies);
    for (let i = 0; i < 2; i++) {
      const left = await browser.send('POST', '/api/auth/logout');
      expect(left.json()).toEqual({ success: true, message: 'Logged out' });
      expect(left.headers['clear-site-data']).toBe('"cache"');
    }
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect(await browser.whoAmI()).toBe(401);
  });

  it('[AD-01] refuses alike whoever has no right to come in, with as much work', async () => {
    const [ann, bob] = [await harness.create(), await harness.create()];
    await harness.revoke(bob.username);
    const verify = jest.spyOn(passwords(), 'verify');
    const answers = [];
    for (const [username, password] of [
      [ann.username, 'wrong'],
      ['nobody', ann.password],
      [bob.username, bob.password],
      ['x', 'y'],
    ] as const) {
      const { statusCode, headers, json } = await harness.browser().signIn(username, password);
      const { requestId, ...problem } = json();
      answers.push([statusCode, requestId ? problem : null, headers['set-cookie']]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual([
      401,
      expect.objectContaining({ success: false, message: 'Invalid credentials' }),
      undefined,
    ]);
    expect(verify).toHaveBeenCalledTimes(4);
  });

  it.each<[object, string]>([
    [{}, 'Username is missing'],
    [{ username: '', password: 'x' }, 'Please enter your username'],
    [{ username: 'ann', password: '' }, 'Please enter your password'],
    [{ username: 'ann' }, 'Password is missing'],
    [{ username: ['ann'], password: 'x' }, 'Username must be text'],
    [{ username: 'ann', password: { $ne: null } }, 'Password must be text'],
    [{ username: 'ann\u0000', password: 'x' }, 'Username must not contain control characters'],
    [{ username: 'ann', password: 'x'.repeat(201) }, 'Password is too long: at most 200 characters'],
    [{ username: 'ann', password: 'x', isAdmin: true }, "Unknown field 'isAdmin'"],
  ])('refuses %j before any password is hashed', async (body, message) => {
    const verify = jest.spyOn(passwords(), 'verify');
    const answer = await harness.browser().send('POST', '/api/auth/login', body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    expect(verify).not.toHaveBeenCalled();
  });

  it('hashes anew, at the next sign-in, a password that was hashed with less effort', async () => {
    const { username, password } = await harness.create();
    const { database } = harness;
    const stored = async () =>
      (
        await database.query<{ hash: string; id: string }>(
          'select hash, credential_id as id from durable.admin_passwords order by created_at desc limit 1',
        )
      )[0]!;
    const { cost: ofTests } = passwords();
    passwords().cost = new Passwords().cost;
    const weak = await hash(password, { memoryCost: 8192, timeCost: 1 });
    await database.query('update durable.admin_passwords set hash = $1 where credential_id = $2', [
      weak,
      (await stored()).id,
    ]);
    expect((await harness.browser().signIn(username, 'wrong')).statusCode).toBe(401);
    expect((await stored()).hash).toBe(weak);
    expect((await harness.browser().signIn(username, password)).statusCode).toBe(200);
    expect((await stored()).hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await harness.browser().signIn(username, password)).statusCode).toBe(200);
    passwords().cost = ofTests;
  });

  it('[PL-07] lets an admin in as often as they like, from one place and in any browser', async () => {
    const { username, password } = await harness.create();
    const { address } = harness.browser();
    for (let i = 0; i < 6; i++)
      expect((await harness.browser(address).signIn(username, password)).statusCode).toBe(200);
  });

  it('keeps no password and no username in the log of events', async () => {
    const { username, password } = await harness.create('Somebody.Special');
    await harness.browser().signIn(username, password);
    const rows = await harness.database.query<{ text: string }>(
      `select stream_id || data::text as text from events.events where stream_id like 'admin-%'`,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ text }) => text).join()).not.toMatch(/special|argon2/i);
    expect(rows.map(({ text }) => text).join()).not.toContain(password);
  });

  it('asks for the password again and refuses a wrong one without signing out', async () => {
    const { browser, username, password } = await harness.signedIn();
    const confirm = (typed: string) => browser.send('POST', '/api/auth/confirm', { password: typed });
    const wrong = await confirm('wrong');
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'administration.wrong-password']);
    expect(await browser.whoAmI()).toBe(username);
    expect((await confirm(password)).json()).toEqual({ success: true });
    expect((await harness.browser().send('POST', '/api/auth/confirm', { password })).statusCode).toBe(401);
  });

  it.each([
    ['whose password is replaced', (username: string) => harness.reset(username)],
    ['who is revoked', (username: string) => harness.revoke(username)],
  ])('signs nobody in %s in the same moment', async (_, end) => {
    const { username, password } = await harness.create();
    const check = passwords().verify.bind(passwords());
    jest.spyOn(passwords(), 'verify').mockImplementationOnce(async (...args) => {
      const isRight = await check(...args);
      await end(username);
      return isRight;
    });
    const browser = harness.browser();
    expect((await browser.signIn(username, password)).statusCode).toBe(401);
    expect(await browser.whoAmI()).toBe(401);
    const admins = harness.application.get(Admins, { strict: false });
    const { adminId } = (await admins.findByUsernameKey(admins.keyOf(username)))!;
    const left = 'select 1 from durable.sessions where subject_id = $1';
    expect(await harness.database.query(left, [adminId])).toEqual([]);
  });

  it('[PL-07] looks a username up by the key under which it is stored already', () => {
    const keyOnceStored = '5dd5210adf2bab3a711d87c16bf42d46bfcea9592e953d36e0ed44e2022da6a1';
    const admins = harness.application.get(Admins, { strict: false });
    expect(admins.keyOf(' Ann.Lee-1 ')).toBe(keyOnceStored);
  });

  it('[PL-07] lets nobody in whose hash is lost, with no password at all either', async () => {
    const { username, password } = await harness.create();
    const admins = harness.application.get(Admins, { strict: false });
    const { adminId } = (await admins.findByUsernameKey(admins.keyOf(username)))!;
    await harness.database.query('delete from durable.admin_passwords where admin_id = $1', [adminId]);
    for (const typed of [password, 'null', 'undefined'])
      expect((await harness.browser().signIn(username, typed)).statusCode).toBe(401);
  });
});
