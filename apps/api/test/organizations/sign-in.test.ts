import { jest } from '@jest/globals';
import { ResetOrganization } from '../../src/organizations/accounts/reset-organization.command.js';
import { OrganizationPasswords } from '../../src/organizations/accounts/organization-passwords.js';
import { Passwords } from '../../src/platform/auth/passwords.js';
import { Sessions } from '../../src/platform/auth/sessions.js';
import { Decisions } from '../../src/platform/event-store/decisions.js';
import type { Browser } from '../administration/browser.js';
import { killedAtWrite } from '../administration/interrupted.js';
import { operator } from '../affiliation/partners.js';
import { Associations, form, told } from './associations.js';

const newPassword = 'five other unrelated words';
const wish = { currentPassword: form.loginPassword, newPassword };
const wrongPassword = 'The current password is not right. Please try again.';
const writing = [
  [Decisions, ['execute']],
  [OrganizationPasswords, ['add', 'keepOnly']],
  [Sessions, ['endOthers']],
] as const;

describe('the account of an organization', () => {
  let associations: Associations;
  let keeper: Browser;
  beforeAll(async () => {
    associations = await Associations.open();
    ({ browser: keeper } = await associations.signedIn('KEEPER'));
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => associations?.close());

  const session = (browser: Browser) => browser.send('GET', '/api/organization/session');
  const update = (browser: Browser, changes: object) =>
    browser.send('POST', '/api/organization/update-credentials', changes);
  const reset = (tag: string) =>
    associations.partners.commands.execute(new ResetOrganization(tag, operator()));

  it('[OR-02] is opened by address and password, also while it waits, until it is left', async () => {
    const { email } = await associations.register('AUSTIN');
    const browser = associations.partners.browser();
    expect((await session(browser)).statusCode).toBe(401);
    const answer = await associations.signIn(email.toUpperCase(), form.loginPassword, browser);
    const organization = {
      id: 'AUSTIN',
      tag: 'AUSTIN',
      name: form.organizationName,
      contactEmail: email,
      contactName: form.contactName,
      status: 'waiting',
      dashboardPath: '/organization/AUSTIN/dashboard',
    };
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, organization, message: 'Login successful' },
    ]);
    expect((await session(browser)).json()).toEqual({ success: true, organization });
    await associations.approve('AUSTIN');
    expect((await session(browser)).json()).toMatchObject({ organization: { status: 'approved' } });

    const logout = await browser.send('POST', '/api/organization/logout');
    expect([logout.statusCode, logout.json()]).toEqual([200, { success: true, message: 'Logged out' }]);
    expect((await session(browser)).statusCode).toBe(401);
    expect((await browser.send('POST', '/api/organization/logout')).statusCode).toBe(200);
  });

  it('[OR-02] says alike that address or password are wrong, after the same work', async () => {
    const { email } = await associations.register('BOISE');
    const verify = jest.spyOn(associations.partners.get(Passwords), 'verify');
    for (const [typed, password] of [
      [email, 'a wrong password'],
      ['nobody@example.com', form.loginPassword],
    ] as const) {
      expect(told(await associations.signIn(typed, password))).toEqual([401, 'Invalid credentials']);
    }
    expect(verify).toHaveBeenCalledTimes(2);
  });

  it.each([
    [{}, 'Email is missing'],
    [{ email: '', password: 'x' }, 'Please enter your email address'],
    [{ email: 'a@example.com', password: '' }, 'Please enter your password'],
  ])('[OR-02] refuses to sign in with %j', async (typed, message) => {
    const answer = await associations.partners.browser().send('POST', '/api/organization/login', typed);
    expect(told(answer)).toEqual([400, message]);
  });

  it('[OR-02] is closed to one who guesses, for a while, and not to its owner', async () => {
    const { email } = await associations.register('CHICO');
    const guesser = associations.partners.browser();
    for (let i = 0; i < 5; i++) await associations.signIn(email, 'a guess', guesser);
    const refused = await associations.signIn(email, form.loginPassword, guesser);
    expect(told(refused)).toEqual([429, expect.stringContaining('Too many sign-in attempts.')]);
    expect((await associations.signIn(email)).statusCode).toBe(200);
  });

  it('[OR-02] gets a new password, which ends all other sessions at once', async () => {
    const { browser, email } = await associations.signedIn('DENVER');
    const elsewhere = associations.partners.browser();
    await associations.signIn(email, form.loginPassword, elsewhere);
    const answer = await update(browser, {
      ...wish,
      confirmPassword: newPassword,
      organizationId: 'DENVER',
      organizationTag: 'denver',
    });
    expect(told(answer)).toEqual([200, 'Credentials updated successfully']);
    expect([(await session(browser)).statusCode, (await session(elsewhere)).statusCode]).toEqual([200, 401]);
    expect((await associations.signIn(email)).statusCode).toBe(401);
    expect((await associations.signIn(email, newPassword)).statusCode).toBe(200);
  });

  it.each([
    [{}, 'Please enter your current password'],
    [{ currentPassword: form.loginPassword }, 'Please enter a new password'],
    [{ ...wish, newPassword: 'short', confirmPassword: 'other' }, 'New passwords do not match'],
    [{ ...wish, newPassword: 'fifteen letters' }, 'New password must be at least 16 characters long'],
    [{ ...wish, newPassword: 'zzzzzzzzzzzzzzzz' }, 'This password is among the first that attackers try'],
  ])('[OR-02] keeps its password when asked for %j', async (changes, message) => {
    expect(told(await update(keeper, changes))).toEqual([400, expect.stringContaining(message)]);
  });

  it('[OR-06] changes nothing for one who names another organization, or types a wrong password', async () => {
    const { browser, email } = await associations.signedIn('ELPASO');
    await associations.register('FRESNO');
    for (const other of [
      { organizationTag: 'FRESNO' },
      { organizationId: 'FRESNO' },
      { organizationId: 7 },
    ]) {
      const answer = await update(browser, { ...wish, ...other });
      expect(told(answer)).toEqual([
        403,
        expect.stringContaining('You are signed in as another organization'),
      ]);
    }
    const answer = await update(browser, { ...wish, currentPassword: 'a wrong password' });
    expect(told(answer)).toEqual([403, wrongPassword]);
    expect((await associations.signIn(email)).statusCode).toBe(200);
    expect((await update(associations.partners.browser(), wish)).statusCode).toBe(401);
  });

  it('[OR-02] has the old password or the new one wherever a change is interrupted, and no thief stays', async () => {
    const { application } = associations.partners.shop;
    let kills = 0;
    for (let isKilled = true; isKilled; kills++) {
      const { browser, email } = await associations.signedIn(`CHANGE${kills}`);
      const thief = associations.partners.browser();
      await associations.signIn(email, form.loginPassword, thief);
      const revive = killedAtWrite(application, kills, writing);
      isKilled = (await update(browser, wish)).statusCode === 500;
      revive();
      const [before, after] = [
        await associations.signIn(email),
        await associations.signIn(email, newPassword),
      ];
      expect([before.statusCode, after.statusCode].toSorted((a, b) => a - b)).toEqual([200, 401]);
      const thiefStays = (await session(thief)).statusCode === 200;
      expect(after.statusCode === 200 && thiefStays).toBe(false);
    }
    expect(kills).toBeGreaterThanOrEqual(5);
  });

  it('[OR-02] lets one of two changes at once through', async () => {
    const { browser } = await associations.signedIn('GARLAND');
    const both = await Promise.all(
      ['first', 'second'].map((word) =>
        update(browser, { ...wish, newPassword: `${word} new password here` }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  it('[OR-02] is opened by the password that the operator resets, and every session ends', async () => {
    const { browser, email } = await associations.signedIn('HOUMA');
    const issued = await reset('houma');
    expect(issued).toMatchObject({ tag: 'HOUMA', email });
    expect((await session(browser)).statusCode).toBe(401);
    expect((await associations.signIn(email)).statusCode).toBe(401);
    expect((await associations.signIn(email, issued.password)).statusCode).toBe(200);
    await expect(reset('NOBODY')).rejects.toThrow('There is no organization with this tag');
  });
});
