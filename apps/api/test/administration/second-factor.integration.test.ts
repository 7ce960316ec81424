import { jest } from '@jest/globals';
import type { AdminActionsView } from '@closewise/contracts/admin';
import { RecoveryCodes } from '../../src/administration/accounts/second-factor/recovery-codes.js';
import { SecondFactorProof } from '../../src/administration/accounts/second-factor/second-factor-proof.js';
import { Clock } from '../../src/platform/clock/clock.js';
import type { Browser } from './browser.js';
import { killedAtWrite } from './interrupted.js';
import { AdminHarness } from './admin-harness.js';
import { Phone } from './phone.js';

const path = '/api/admin/second-factor';
const MINUTE_MS = 60_000;
const isRight = { success: true };

describe('the second factor of an admin', () => {
  let harness: AdminHarness;
  let clock: Clock;
  let passedMs = 0;
  beforeAll(async () => {
    harness = await AdminHarness.open();
    clock = harness.application.get(Clock, { strict: false });
    // The middle of a step: no test runs over its end.
    const start = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(start + passedMs));
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await harness?.close();
  });

  const pass = (ms: number) => (passedMs += ms);
  const secured = async () => {
    const admin = await harness.signedIn();
    return { ...admin, phone: await new Phone(clock).setUp(admin.browser) };
  };
  const shown = async (browser: Browser) => (await browser.send('GET', path)).json();
  const tried = async (
    { username, password }: { username: string; password: string },
    code?: string,
    browser = harness.browser(),
  ) => {
    const answer = await browser.signIn(username, password, code);
    return [answer.statusCode, answer.json().code];
  };
  const wrong = [401, 'administration.second-factor-wrong'];
  const required = [401, 'administration.second-factor-required'];
  const signedIn = [200, undefined];

  it('is set up by a QR code that names the site and the admin, and proved by a code of the app', async () => {
    const admin = await harness.signedIn();
    const { browser } = admin;
    const elsewhere = harness.browser();
    await elsewhere.signIn(admin.username, admin.password);
    const phone = new Phone(clock);
    const { secret, otpauthUri } = await phone.scan(browser);
    expect(otpauthUri).toBe(
      `otpauth://totp/Closewise:${admin.username}%40localhost%3A3000` +
        `?issuer=Closewise&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await shown(browser)).toEqual({ success: true, enabled: false, recoveryCodesLeft: 0 });
    expect(await tried(admin)).toEqual(signedIn);
    const code = phone.code();
    const answer = await browser.send('POST', `${path}/activate`, {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.join()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4},?){10}$/);
    expect(await shown(browser)).toEqual({ success: true, enabled: true, recoveryCodesLeft: 10 });
    expect((await browser.send('GET', '/api/auth/user')).json()).toMatchObject({
      user: { secondFactor: true },
    });
    expect(await elsewhere.whoAmI()).toBe(401);
  });

  it('is asked for only after the right password', async () => {
    const { username, password, phone } = await secured();
    expect(await tried({ username, password: 'wrong' }, phone.code())).toEqual([
      401,
      'administration.invalid-credentials',
    ]);
    const browser = harness.browser();
    expect(await tried({ username, password }, undefined, browser)).toEqual(required);
    expect([browser.cookies.size, await browser.whoAmI()]).toEqual([0, 401]);
    expect(await tried({ username, password }, phone.code(), browser)).toEqual(signedIn);
    expect(await browser.whoAmI()).toBe(username);
  });

  it('takes the code of the step before, of now and of the next, each once and none before the last one', async () => {
    const admin = await secured();
    const { phone } = admin;
    pass(2 * MINUTE_MS);
    for (const [steps, expected] of [
      [-2, wrong],
      [2, wrong],
      [-1, signedIn],
      [-1, wrong],
      [0, signedIn],
      [-1, wrong],
      [1, signedIn],
      [0, wrong],
      [1, wrong],
    ] as const) {
      const code = phone.code(steps);
      expect([steps, await tried(admin, code)]).toEqual([steps, expected]);
    }
  });

  it('does not let the code that turned it on be used once more', async () => {
    const admin = await harness.signedIn();
    const phone = new Phone(clock);
    await phone.scan(admin.browser);
    const code = phone.code();
    await admin.browser.send('POST', `${path}/activate`, { code });
    expect(await tried(admin, code)).toEqual(wrong);
  });

  it('signs one in of those who bring the same code at once', async () => {
    const admin = await secured();
    for (const code of [admin.phone.code(), admin.phone.recoveryCodes[0]!]) {
      const answers = await Promise.all([1, 2, 3].map(() => tried(admin, code)));
      expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
      expect(answers.filter(([status]) => status === 401)).toHaveLength(2);
    }
  });

  it('is replaced by a recovery code, once, however it is typed', async () => {
    const admin = await secured();
    const [first, second] = admin.phone.recoveryCodes as [string, string];
    expect(await tried(admin, first)).toEqual(signedIn);
    expect(await tried(admin, first)).toEqual(wrong);
    expect(
      await tried(admin, ` ${second.replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`),
    ).toEqual(signedIn);
    expect(await shown(admin.browser)).toMatchObject({ recoveryCodesLeft: 8 });
    const other = await secured();
    expect(await tried(other, admin.phone.recoveryCodes[2])).toEqual(wrong);
  });

  it('lets go of the former recovery codes when there are new ones', async () => {
    const admin = await secured();
    const answer = await admin.browser.send('POST', `${path}/recovery-codes`);
    const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>();
    expect(await tried(admin, admin.phone.recoveryCodes[0])).toEqual(wrong);
    expect(await tried(admin, recoveryCodes[0])).toEqual(signedIn);
  });

  it('bears ten wrong codes from all strange browsers together; a known one goes on', async () => {
    const admin = await secured();
    const known = admin.browser;
    for (let i = 0; i < 10; i++) expect(await tried(admin, '00000000')).toEqual(wrong);
    const strange = await harness.browser().signIn(admin.username, admin.password, admin.phone.code());
    expect([strange.statusCode, strange.json().message]).toEqual([
      429,
      'Too many codes were tried. Please try again in 60 minutes.',
    ]);
    expect(Number(strange.headers['retry-after'])).toBeGreaterThan(3000);
    expect(await tried(admin, undefined)).toEqual(required);
    expect(await tried(admin, admin.phone.code(), known)).toEqual(signedIn);
    for (let i = 0; i < 10; i++) expect(await tried(admin, '00000000', known)).toEqual(wrong);
    const tooMany = await known.signIn(admin.username, admin.password, admin.phone.code(1));
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([
      429,
      'Too many codes were tried. Please try again in 30 minutes.',
    ]);
  });

  it('[PL-07] bears no more wrong codes while it is turned on, and begins anew with a right one', async () => {
    const { browser } = await harness.signedIn();
    const phone = new Phone(clock);
    await phone.scan(browser);
    const activate = async (code: string): Promise<number> =>
      (await browser.send('POST', `${path}/activate`, { code })).statusCode;
    const wrongly = async (times: number): Promise<number[]> => {
      const statuses: number[] = [];
      for (let i = 0; i < times; i++) statuses.push(await activate(phone.code(9)));
      return [...new Set(statuses)];
    };
    expect([await wrongly(9), await activate(phone.code())]).toEqual([[403], 200]);
    await browser.send('POST', `${path}/disable`);
    await phone.scan(browser);
    expect([await wrongly(10), await activate(phone.code())]).toEqual([[403], 429]);
    expect(await shown(browser)).toMatchObject({ enabled: false });
  });

  it('[PL-07] takes the recovery codes that are stored already', async () => {
    const adminId = '6f1d2c3b-0a55-4c1d-9a55-1d2c3b4a5f60';
    const hashOnceStored = '7ff3d798879caf91ca797db86f4d0dbf89f63f66499953e114d0916400816604';
    await harness.database.query('insert into durable.admin_recovery_codes values ($1, $2)', [
      adminId,
      hashOnceStored,
    ]);
    const codes = harness.application.get(RecoveryCodes, { strict: false });
    expect(await codes.use('b5b1d8f0-6c0f-4a51-8a43-6f6a2f6d9f10', '0K1M1QXD')).toBe(false);
    expect([await codes.use(adminId, 'okimlqxd'), await codes.use(adminId, '0K1M1QXD')]).toEqual([
      true,
      false,
    ]);
  });

  it('[PL-07] is still asked for when its secret is lost, and only a recovery code is right then', async () => {
    const admin = await secured();
    await harness.database.query('delete from durable.admin_second_factors');
    expect([await tried(admin), await tried(admin, admin.phone.code())]).toEqual([required, wrong]);
    expect(await tried(admin, admin.phone.recoveryCodes[0])).toEqual(signedIn);
  });

  it('[PL-07] lets its owner in at a new place, in two steps, while many strangers guess the password', async () => {
    const admin = await secured();
    const guesses = Array.from({ length: 5 }, async () => {
      for (let i = 0; i < 11; i++) await harness.browser().signIn(admin.username, 'guess');
    });
    await Promise.all(guesses);
    const newPlace = harness.browser();
    expect(await tried(admin, undefined, newPlace)).toEqual(required);
    expect(await tried(admin, admin.phone.code(), newPlace)).toEqual(signedIn);
  });

  it('is asked for when the password is asked for again, and a wrong code signs nobody out', async () => {
    const { browser, username, password, phone } = await secured();
    const confirm = async (code?: string) => {
      const answer = await browser.send('POST', '/api/auth/confirm', { password, ...(code && { code }) });
      return [answer.statusCode, answer.json().code ?? answer.json()];
    };
    const unproved = [403, 'administration.second-factor-unproved'];
    pass(11 * MINUTE_MS);
    for (const call of ['recovery-codes', 'disable'])
      expect((await browser.send('POST', `${path}/${call}`)).json()).toMatchObject({
        code: 'administration.confirmation-required',
      });
    expect([await confirm(), await confirm('123456')]).toEqual([unproved, unproved]);
    expect(await browser.whoAmI()).toBe(username);
    expect(await confirm(phone.code())).toEqual([200, isRight]);
    expect((await browser.send('POST', `${path}/recovery-codes`)).statusCode).toBe(200);
    expect(await confirm(phone.code())).toEqual(unproved);
  });

  it('is turned off, also twice, and then the password alone is enough', async () => {
    const admin = await secured();
    for (let i = 0; i < 2; i++)
      expect((await admin.browser.send('POST', `${path}/disable`)).json()).toEqual(isRight);
    expect(await tried(admin)).toEqual(signedIn);
    expect(await shown(admin.browser)).toMatchObject({ enabled: false, recoveryCodesLeft: 0 });
    const former = await admin.browser.send('POST', `${path}/activate`, { code: admin.phone.code(1) });
    expect([former.statusCode, former.json().message]).toEqual([
      409,
      'Add the key to your authenticator app first.',
    ]);
    await admin.phone.setUp(admin.browser);
    expect(await tried(admin, admin.phone.code())).toEqual(signedIn);
  });

  it('is not on, or is on with codes that can be replaced, wherever turning it on is killed', async () => {
    for (let write = 0; write < 3; write++) {
      const { browser, ...admin } = await harness.signedIn();
      const phone = new Phone(clock);
      await phone.scan(browser);
      const revive = killedAtWrite(harness.application, write);
      const answer = await browser.send('POST', `${path}/activate`, { code: phone.code(-1) });
      revive();
      expect(answer.statusCode).toBe(500);
      const isOn = write === 2;
      expect([write, (await shown(browser)).enabled]).toEqual([write, isOn]);
      expect([write, await tried(admin)]).toEqual([write, isOn ? required : signedIn]);
      const again = isOn
        ? await browser.send('POST', `${path}/recovery-codes`)
        : await browser.send('POST', `${path}/activate`, { code: phone.code() });
      expect(again.json().recoveryCodes).toHaveLength(10);
      expect(await tried(admin, phone.code(1))).toEqual(signedIn);
    }
  });

  it('stays off while an app was only begun to be set up, and takes the code of the newest key only', async () => {
    const { browser, ...admin } = await harness.signedIn();
    const [first, second] = [new Phone(clock), new Phone(clock)];
    const activate = (code: string) => browser.send('POST', `${path}/activate`, { code });
    expect((await activate('123456')).json()).toMatchObject({
      status: 409,
      message: 'Add the key to your authenticator app first.',
    });
    await first.scan(browser);
    await second.scan(browser);
    expect((await activate(first.code())).statusCode).toBe(403);
    expect(await tried(admin)).toEqual(signedIn);
    expect((await activate(second.code())).statusCode).toBe(200);
    for (const call of ['enrol', 'activate'])
      expect(
        (await browser.send('POST', `${path}/${call}`, call === 'enrol' ? {} : { code: '123456' })).json(),
      ).toMatchObject({
        status: 409,
        message: 'The second factor is already on. Turn it off before you set up another app.',
      });
    const { browser: other } = await harness.signedIn();
    expect((await other.send('POST', `${path}/recovery-codes`)).statusCode).toBe(409);
  });

  it('is turned on once by two who bring the code at the same time', async () => {
    const { browser } = await harness.signedIn();
    const phone = new Phone(clock);
    await phone.scan(browser);
    const code = phone.code();
    const both = await Promise.all([1, 2].map(() => browser.send('POST', `${path}/activate`, { code })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('signs nobody in by the password alone when it is turned on in the same moment', async () => {
    const { browser, ...admin } = await harness.signedIn();
    const phone = new Phone(clock);
    const proof = harness.application.get(SecondFactorProof, { strict: false });
    const findProblem = proof.findProblem.bind(proof);
    jest.spyOn(proof, 'findProblem').mockImplementationOnce(async (...asked) => {
      const answer = await findProblem(...asked);
      await phone.setUp(browser);
      return answer;
    });
    const elsewhere = harness.browser();
    expect((await elsewhere.signIn(admin.username, admin.password)).statusCode).toBe(401);
    expect(await elsewhere.whoAmI()).toBe(401);
  });

  it('is turned off by the operator who resets the admin, and stays on for one who is let in again', async () => {
    const admin = await secured();
    const issued = await harness.reset(admin.username);
    expect(await tried(issued, admin.phone.recoveryCodes[0])).toEqual(signedIn);
    const other = await secured();
    await harness.revoke(other.username);
    expect(await tried(other, other.phone.code())).toEqual([401, 'administration.invalid-credentials']);
    const back = await harness.reinstate(other.username);
    expect(await tried(back)).toEqual(required);
    expect(await tried(back, other.phone.code())).toEqual(signedIn);
  });

  it('stands in the record of actions; secrets and codes are readable nowhere in the database', async () => {
    const { browser, username, phone } = await secured();
    await browser.send('POST', `${path}/disable`);
    await phone.setUp(browser);
    const done = async () =>
      (await browser.send('GET', '/api/admin/audit?pageSize=50'))
        .json<AdminActionsView>()
        .actions.filter(({ admin }) => admin === username)
        .map(({ summary }) => summary);
    expect(await done()).toEqual([
      `Turned on the second factor of “${username}”`,
      `Turned off the second factor of “${username}”`,
      `Turned on the second factor of “${username}”`,
    ]);
    const rows = await harness.database.query<{ text: string }>(
      `select f::text as text from durable.admin_second_factors f union all
       select c::text from durable.admin_recovery_codes c union all select data::text from events.events`,
    );
    const everything = rows.map(({ text }) => text).join();
    for (const hidden of [phone.secret, ...phone.recoveryCodes, phone.recoveryCodes[0]!.replace('-', '')])
      expect(everything).not.toContain(hidden);
  });

  it.each<[string, object, string]>([
    [
      '/api/auth/login',
      { username: 'ann', password: 'x', code: '' },
      'Enter the 6 digits of your authenticator app, or one of your recovery codes',
    ],
    ['/api/auth/login', { username: 'ann', password: 'x', code: 123456 }, 'Code must be text'],
    [
      '/api/auth/confirm',
      { password: 'x', code: '12345' },
      'Enter the 6 digits of your authenticator app, or one of your recovery codes',
    ],
    [`${path}/activate`, { code: '7K2M-9QXD' }, 'Enter the 6 digits that the app shows now'],
    [`${path}/activate`, {}, 'Code is missing'],
    [`${path}/activate`, { code: '123456', force: true }, "Unknown field 'force'"],
  ])('refuses at %s what cannot be a code: %j', async (url, body, message) => {
    const { browser } = await harness.signedIn();
    const answer = await browser.send('POST', url, body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });
});
