import type { IssuedPassword } from '../../src/administration/accounts/create-admin.command.js';
import { Admins } from '../../src/administration/accounts/admins.js';
import { FirstAdmin } from '../../src/administration/accounts/first-admin.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { Erasure } from '../../src/privacy/erasure.js';
import { PersonalDataExport } from '../../src/privacy/personal-data-export.js';
import { Subjects } from '../../src/privacy/subjects.js';
import { waitFor } from '../wait-for.js';
import { tracesOf } from '../privacy/traces.js';
import { killedAtWrite } from './interrupted.js';
import { AdminHarness } from './admin-harness.js';
import { Phone } from './phone.js';

describe('the accounts of admins', () => {
  let harness: AdminHarness;
  beforeAll(async () => {
    harness = await AdminHarness.open();
  });
  afterAll(() => harness?.close());

  const signsIn = async (username: string, password: string): Promise<boolean> =>
    (await harness.browser().signIn(username, password)).statusCode === 200;
  const names = async () =>
    (await harness.application.get(Admins, { strict: false }).list()).map(({ username }) => username);
  const firstOf = ({ application }: AdminHarness): Promise<IssuedPassword | null> =>
    application.get(FirstAdmin, { strict: false }).make();

  it('begin with exactly one admin, when the first start was killed and two processes start again at once', async () => {
    for (let write = 0; write < 3; write++) {
      const revive = killedAtWrite(harness.application, write);
      await expect(firstOf(harness)).rejects.toThrow('killed');
      revive();
    }
    expect(await names()).toEqual([]);
    const second = await harness.second();
    const made = await Promise.all([firstOf(harness), firstOf(second), firstOf(harness)]);
    await second.close();
    const [first, ...others] = made.filter((issued) => issued !== null);
    expect([first?.username, others]).toEqual(['admin', []]);
    expect(await signsIn('admin', first!.password)).toBe(true);
    expect(await firstOf(harness)).toBeNull();
    expect(await names()).toEqual(['admin']);
    const [{ hashes }] = (await harness.database.query<{ hashes: number }>(
      'select count(*) as hashes from durable.admin_passwords',
    )) as [{ hashes: number }];
    expect(hashes).toBe(1);
  });

  it('have no second one of the same name, also when two are created at once', async () => {
    const created = await Promise.allSettled([
      harness.create('Twin'),
      harness.create('twin'),
      harness.create('TWIN'),
    ]);
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await names()).filter((name) => name?.toLowerCase() === 'twin')).toHaveLength(1);
    await expect(harness.create('no')).rejects.toThrow('3 to 60 letters');
  });

  it('keep the old credentials or have the new ones, wherever a change is killed', async () => {
    for (let write = 0; write < 7; write++) {
      const { browser, username, password } = await harness.signedIn();
      const [newUsername, newPassword] = [`${username}-changed`, 'a completely new password'];
      const wish = { currentPassword: password, newUsername, newPassword };
      const revive = killedAtWrite(harness.application, write);
      expect((await browser.update(wish)).statusCode).toBe(500);
      revive();
      const isChanged = write > 3;
      expect([write, await signsIn(username, password)]).toEqual([write, !isChanged]);
      expect([write, await signsIn(newUsername, newPassword)]).toEqual([write, isChanged]);
      const mixed = isChanged ? [username, newPassword] : [newUsername, password];
      expect([write, await signsIn(mixed[0]!, mixed[1]!)]).toEqual([write, false]);
      const [nameNow, passwordNow] = isChanged ? [newUsername, newPassword] : [username, password];
      const again = harness.browser();
      await again.signIn(nameNow, passwordNow);
      expect((await again.update({ ...wish, currentPassword: passwordNow })).statusCode).toBe(200);
      expect(await signsIn(newUsername, newPassword)).toBe(true);
      // The former name is free for somebody else.
      expect((await harness.create(username)).username).toBe(username);
    }
  });

  it('leave nobody signed in when a change is killed after it took effect', async () => {
    const { browser, username, password } = await harness.signedIn();
    const thief = harness.browser();
    await thief.signIn(username, password);
    const revive = killedAtWrite(harness.application, 3);
    await browser.update({ currentPassword: password, newPassword: 'a completely new password' });
    revive();
    expect(await signsIn(username, 'a completely new password')).toBe(true);
    expect(await thief.whoAmI()).toBe(401);
  });

  it('[AD-01] are shut out at once when they are revoked, and come back with another password only', async () => {
    const { browser, username, password } = await harness.signedIn();
    await harness.revoke(username);
    await harness.revoke(username);
    expect(await browser.whoAmI()).toBe(401);
    expect(await signsIn(username, password)).toBe(false);
    await expect(harness.create(username)).rejects.toThrow('already taken');
    await expect(harness.reset(username)).rejects.toThrow('This admin was revoked');
    const back = await harness.reinstate(username);
    expect(await browser.whoAmI()).toBe(401);
    expect([await signsIn(username, password), await signsIn(username, back.password)]).toEqual([
      false,
      true,
    ]);
  });

  it('[AD-01] stay shut out when the process was killed before their sessions ended', async () => {
    const { browser, username } = await harness.signedIn();
    const revive = killedAtWrite(harness.application, 1);
    await expect(harness.revoke(username)).rejects.toThrow('killed');
    revive();
    expect(await browser.whoAmI()).toBe(401);
    await harness.reinstate(username);
    expect(await browser.whoAmI()).toBe(401);
  });

  it('get a new password from the operator, which ends their sessions', async () => {
    const { browser, username, password } = await harness.signedIn();
    const issued = await harness.reset(username.toUpperCase());
    expect(issued.username).toBe(username);
    expect(await browser.whoAmI()).toBe(401);
    expect([await signsIn(username, password), await signsIn(username, issued.password)]).toEqual([
      false,
      true,
    ]);
    await expect(harness.reset('nobody')).rejects.toThrow('There is no admin with this name');
  });

  it('lose their names when they are erased, which active ones are not', async () => {
    const { username, password } = await harness.create('Erika.Mustermann');
    const browser = harness.browser();
    await browser.signIn(username, password);
    await new Phone(harness.application.get(Clock, { strict: false })).setUp(browser);
    const [{ id }] = (await harness.database.query<{ id: string }>(
      'select admin_id as id from durable.admin_second_factors',
    )) as [{ id: string }];
    const rows = async (): Promise<unknown> => {
      const [counted] = await harness.database.query(
        `select (select count(*) from durable.admin_second_factors where admin_id = $1) as secrets,
           (select count(*) from durable.admin_recovery_codes where admin_id = $1) as codes,
           (select count(*) from durable.sessions where subject_id = $1::text) as sessions`,
        [id],
      );
      return counted;
    };
    expect(await rows()).toEqual({ secrets: 1, codes: 10, sessions: 1 });
    const [subjects, erasure, exports] = [Subjects, Erasure, PersonalDataExport].map((part) =>
      harness.application.get<unknown>(part, { strict: false }),
    ) as [Subjects, Erasure, PersonalDataExport];
    const subject = await subjects.require(username);
    expect(await exports.collect(subject)).toMatchObject({ admin: [{ username, status: 'active' }] });
    await expect(erasure.assertUndisputed(subject)).rejects.toThrow('Revoke the admin first');
    await harness.revoke(username);
    await erasure.assertUndisputed(subject);
    await erasure.erase(subject, 'request', { actor: 'operator', correlationId: 'erasure' });
    expect(await names()).toContain(null);
    expect(await names()).not.toContain(username);
    expect(await rows()).toEqual({ secrets: 0, codes: 0, sessions: 0 });
    await waitFor(async () => expect(await tracesOf([username], harness.database)).toEqual([]));
  });
});
