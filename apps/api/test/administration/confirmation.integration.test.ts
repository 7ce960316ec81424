import { jest } from '@jest/globals';
import { Clock } from '../../src/platform/clock/clock.js';
import type { Browser } from './browser.js';
import { AdminHarness } from './admin-harness.js';

const MINUTE_MS = 60_000;

describe('a sensitive action of an admin', () => {
  let harness: AdminHarness;
  let passedMs = 0;
  beforeAll(async () => {
    harness = await AdminHarness.open();
    const start = Date.now();
    const clock = harness.application.get(Clock, { strict: false });
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(start + passedMs));
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await harness?.close();
  });

  const pass = (minutes: number) => (passedMs += minutes * MINUTE_MS);
  const dare = async (browser: Browser) => {
    const answer = await browser.send('POST', '/api/admin/second-factor/enrol');
    return answer.statusCode === 200 ? 'done' : answer.json().code;
  };
  const confirm = (browser: Browser, password: string) =>
    browser.send('POST', '/api/auth/confirm', { password });

  it('[PL-07] asks for the password ten minutes after it was typed last, in each session of its own', async () => {
    const { browser, username, password } = await harness.signedIn();
    const elsewhere = harness.browser();
    await elsewhere.signIn(username, password);
    expect([await dare(browser), await dare(elsewhere)]).toEqual(['done', 'done']);
    pass(10.5);
    const needed = 'administration.confirmation-required';
    expect([await dare(browser), await dare(elsewhere)]).toEqual([needed, needed]);
    expect((await confirm(browser, password)).json()).toEqual({ success: true });
    expect([await dare(browser), await dare(elsewhere)]).toEqual(['done', needed]);
    pass(10.5);
    expect(await dare(browser)).toBe(needed);
    // What is not sensitive goes on all the time.
    expect(await browser.whoAmI()).toBe(username);
  });

  it('[PL-07] is not confirmed by a wrong password, nor by that of another admin', async () => {
    const { browser } = await harness.signedIn();
    const other = await harness.create();
    pass(10.5);
    for (const typed of ['wrong', other.password]) {
      const { success, code, message } = (await confirm(browser, typed)).json();
      expect([success, code, message]).toEqual([
        false,
        'administration.wrong-password',
        'The current password is incorrect. Please try again.',
      ]);
    }
    expect(await dare(browser)).toBe('administration.confirmation-required');
  });

  it('[PL-07] is not done by one who is revoked between the password and the click', async () => {
    const { browser, username, password } = await harness.signedIn();
    pass(10.5);
    expect((await confirm(browser, password)).statusCode).toBe(200);
    await harness.revoke(username);
    expect((await browser.send('POST', '/api/admin/second-factor/enrol')).statusCode).toBe(401);
    expect((await confirm(browser, password)).statusCode).toBe(401);
  });

  it('[PL-07] is not confirmed by the password that was replaced since the sign-in', async () => {
    const { browser, username, password } = await harness.signedIn();
    const newPassword = 'a completely new password';
    await browser.update({ currentPassword: password, newPassword });
    pass(10.5);
    expect((await confirm(browser, password)).statusCode).toBe(403);
    expect((await confirm(browser, newPassword)).statusCode).toBe(200);
    expect([await dare(browser), await browser.whoAmI()]).toEqual(['done', username]);
  });

  it('[PL-07] is confirmed only by somebody who is signed in, with a password that is text', async () => {
    const { browser, password } = await harness.signedIn();
    expect((await confirm(harness.browser(), password)).statusCode).toBe(401);
    for (const [body, message] of [
      [{}, 'Password is missing'],
      [{ password: '' }, 'Please enter your password'],
      [{ password: 7 }, 'Password must be text'],
      [{ password, confirmed: true }, "Unknown field 'confirmed'"],
    ] as const) {
      const answer = await browser.send('POST', '/api/auth/confirm', body);
      expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    }
  });
});
