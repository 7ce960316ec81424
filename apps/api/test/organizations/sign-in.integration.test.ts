import { jest } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { ResetOrganization } from '../../src/organizations/accounts/password.commands.js';
import { OrganizationPasswords } from '../../src/organizations/accounts/organization-passwords.js';
import { Passwords } from '../../src/platform/auth/passwords/passwords.js';
import { Sessions } from '../../src/platform/auth/sessions/sessions.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { Browser } from '../administration/browser.js';
import { killedAtWrite } from '../administration/interrupted.js';
import { operator } from '../affiliation/partners.js';
import { Associations, form, told } from './associations.js';

const newPassword = 'five other unrelated words';
const wish = { currentPassword: form.loginPassword, newPassword };
const wrongPassword = 'The current password is incorrect. Please try again.';
const writing = [
  [CommandExecutor, ['execute']],
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
      linkOpened: false,
      dashboardPath: '/organization/AUSTIN/dashboard',
    };
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, organization, message: 'Login successful' },
    ]);
    expect((await session(browser)).json()).toEqual({ success: true, organization });
    await associations.approve('AUSTIN');
    expect((await session(browser)).json()).toMatchObject({
      organization: { status: 'approved', linkOpened: true },
    });

    const logout = await browser.send('POST', '/api/organization/logout');
    expect([logout.statusCode, logout.json()]).toEqual([200, { success: true, message: 'Logged out' }]);
    expect(logout.headers['clear-site-data']).toBe('"cache"');
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

  it('[PL-07] is closed to a whole network of IPv6 from which somebody guesses, and to no other', async () => {
    const { email } = await associations.register('CORONA');
    const from = async (address: string) => {
      const browser = new Browser(associations.partners.shop.application, address);
      return (await associations.signIn(email, 'a guess', browser)).statusCode;
    };
    for (let host = 1; host <= 5; host++) expect(await from(`2001:db8:0:7::${host}`)).toBe(401);
    expect(await from('2001:db8:0:7:ffff::1')).toBe(429);
    expect(await from('2001:db8:0:8::1')).toBe(401);
  });

  it('[PL-07] is opened as often as its owner likes, from one place and in any browser', async () => {
    const { email } = await associations.register('CONROE');
    const { address } = associations.partners.browser();
    for (let i = 0; i < 6; i++) {
      const browser = new Browser(associations.partners.shop.application, address);
      expect((await associations.signIn(email, form.loginPassword, browser)).statusCode).toBe(200);
    }
  });

  it('hashes its password anew, at the next sign-in, when that was hashed with less effort', async () => {
    const { email, masterAffiliateId } = await associations.register('DOVER');
    const { database } = associations.partners.shop.test;
    const ofDover = 'where master_affiliate_id = $1';
    const stored = async () => {
      const sql = `select hash from durable.organization_passwords ${ofDover}`;
      return (await database.query<{ hash: string }>(sql, [masterAffiliateId])).map(({ hash: one }) => one);
    };
    const passwords = associations.partners.get(Passwords);
    const { cost: ofTests } = passwords;
    passwords.cost = new Passwords().cost;
    const weak = await hash(form.loginPassword, { memoryCost: 8192, timeCost: 1 });
    await database.query(`update durable.organization_passwords set hash = $2 ${ofDover}`, [
      masterAffiliateId,
      weak,
    ]);
    expect((await associations.signIn(email, 'a wrong password')).statusCode).toBe(401);
    expect(await stored()).toEqual([weak]);
    expect((await associations.signIn(email)).statusCode).toBe(200);
    expect(await stored()).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
    expect((await associations.signIn(email)).statusCode).toBe(200);
    passwords.cost = ofTests;
  });

  it('[PL-07] knows the browser in which it was opened, which a guesser beside it does not close', async () => {
    const { browser, email } = await associations.signedIn('CLOVIS');
    const guesser = new Browser(associations.partners.shop.application, browser.address);
    for (let i = 0; i < 6; i++) await associations.signIn(email, 'a guess', guesser);
    expect((await associations.signIn(email, 'a typo', browser)).statusCode).toBe(401);
    expect((await associations.signIn(email, form.loginPassword, browser)).statusCode).toBe(200);
  });

  it.each([
    ['DALLAS', 'whose password is replaced', (tag: string) => reset(tag)],
    ['DUBLIN', 'which is turned away', (tag: string) => associations.reject(tag)],
  ] as const)('[PL-07] opens nothing to %s, %s in the same moment', async (tag, _, end) => {
    const { email } = await associations.register(tag);
    const passwords = associations.partners.get(Passwords);
    const check = passwords.verify.bind(passwords);
    jest.spyOn(passwords, 'verify').mockImplementationOnce(async (...args) => {
      const isRight = await check(...args);
      await end(tag);
      return isRight;
    });
    const browser = associations.partners.browser();
    expect(told(await associations.signIn(email, form.loginPassword, browser))).toEqual([
      401,
      'Invalid credentials',
    ]);
    expect((await session(browser)).statusCode).toBe(401);
    const { database } = associations.partners.shop.test;
    const left = 'select 1 from durable.sessions where subject_id like $1';
    expect(await database.query(left, [`${tag}.%`])).toEqual([]);
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
    [{ ...wish, newPassword: 'zzzzzzzzzzzzzzzz' }, 'This password is one of the first that attackers try'],
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
    // The budget of the sign-in holds here, too: one try of ten is used up.
    for (let i = 0; i < 9; i++)
      expect((await update(browser, { ...wish, currentPassword: 'a guess' })).statusCode).toBe(403);
    expect((await update(browser, wish)).statusCode).toBe(429);
  });

  it('[OR-02] has the old password or the new one wherever a change is interrupted, and no thief stays', async () => {
    const { application } = associations.partners.shop;
    const { email } = await associations.register('CHANGE');
    let currentPassword = form.loginPassword;
    let kills = 0;
    for (let isKilled = true; isKilled; kills++) {
      const [owner, thief] = [associations.partners.browser(), associations.partners.browser()];
      for (const browser of [owner, thief]) await associations.signIn(email, currentPassword, browser);
      const next = `${newPassword} ${kills}`;
      const revive = killedAtWrite(application, kills, writing);
      isKilled = (await update(owner, { currentPassword, newPassword: next })).statusCode === 500;
      revive();
      const [before, after] = [
        await associations.signIn(email, currentPassword),
        await associations.signIn(email, next),
      ];
      expect([before.statusCode, after.statusCode].toSorted((a, b) => a - b)).toEqual([200, 401]);
      const thiefStays = (await session(thief)).statusCode === 200;
      expect(after.statusCode === 200 && thiefStays).toBe(false);
      if (after.statusCode === 200) currentPassword = next;
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
