import type { AdminActionsView, AdminCreatedView, AdminsView } from '@closewise/contracts/admin';
import type { Browser } from './browser.js';
import { AdminHarness } from './admin-harness.js';

describe('several admins', () => {
  let harness: AdminHarness;
  let ann: Browser;
  let annName: string;
  beforeAll(async () => {
    harness = await AdminHarness.open();
    ({ browser: ann, username: annName } = await harness.signedIn());
  });
  afterAll(() => harness?.close());

  const list = async (browser = ann) =>
    (await browser.send('GET', '/api/admin/admins')).json<AdminsView>().admins;
  const idOf = async (name: string): Promise<string> =>
    (await list()).find(({ username }) => username === name)!.adminId;
  const told = async (answer: ReturnType<Browser['send']>): Promise<[number, string]> => {
    const { statusCode, ...rest } = await answer;
    return [statusCode, rest.json<{ message: string }>().message];
  };
  const create = (body: object) => ann.send('POST', '/api/admin/admins', body);
  const revoke = async (name: string, by = ann) =>
    told(by.send('POST', `/api/admin/admins/${await idOf(name)}/revoke`, { reason: 'left' }));
  const setRole = async (name: string, role: string) =>
    told(ann.send('PUT', `/api/admin/admins/${await idOf(name)}/role`, { role, reason: 'new duties' }));

  it('[AD-07] keep the last one, and nobody revokes or demotes themselves', async () => {
    expect(await revoke(annName)).toEqual([409, 'This is your own account. Another admin has to do this.']);
    expect(await setRole(annName, 'auditor')).toEqual([
      409,
      'This is your own account. Another admin has to do this.',
    ]);
    await expect(harness.revoke(annName)).rejects.toThrow('This is the last admin');
    expect(await ann.whoAmI()).toBe(annName);
  });

  it('[AD-07] are created with a password that is made up, or with one that is chosen', async () => {
    const made = (await create({ username: 'paul', role: 'auditor' })).json<AdminCreatedView>();
    const paul = harness.browser();
    expect((await paul.signIn('paul', made.password!)).json()).toMatchObject({
      user: { username: 'paul', isAdmin: false, role: 'auditor' },
    });
    const chosen = { username: 'vera', role: 'admin', password: 'four unrelated words' };
    expect((await create(chosen)).json<AdminCreatedView>().password).toBeNull();
    const vera = harness.browser();
    expect((await vera.signIn('vera', chosen.password)).statusCode).toBe(200);
    expect(await told(create(chosen))).toEqual([409, 'This username is already taken. Choose another one.']);
    expect((await create({ username: 'x', role: 'admin' })).statusCode).toBe(400);
    expect((await create({ username: 'otto', role: 'owner' })).statusCode).toBe(400);
    expect((await create({ username: 'otto', role: 'admin', password: 'short' })).statusCode).toBe(400);
    expect((await list()).map(({ username, role }) => [username, role])).toEqual([
      [annName, 'admin'],
      ['paul', 'auditor'],
      ['vera', 'admin'],
    ]);
  });

  it('[AD-07] go on with what their role allows from the moment in which it changes', async () => {
    const vera = harness.browser();
    await vera.signIn('vera', 'four unrelated words');
    expect(await setRole('vera', 'auditor')).toEqual([200, 'They are now an auditor']);
    expect(await vera.whoAmI()).toBe(401);
    await vera.signIn('vera', 'four unrelated words');
    expect(await told(vera.send('PUT', '/api/admin/settings', { maintenance_mode: 'true' }))).toEqual([
      403,
      'You have read-only access: only an admin can do this',
    ]);
  });

  it('[AD-07] are out at once when they are revoked, and what was done stands in the record', async () => {
    const vera = harness.browser();
    await vera.signIn('vera', 'four unrelated words');
    expect(await revoke('vera')).toEqual([200, 'The admin can no longer sign in']);
    expect(await revoke('vera')).toEqual([200, 'The admin can no longer sign in']);
    expect(await vera.whoAmI()).toBe(401);
    expect((await vera.signIn('vera', 'four unrelated words')).statusCode).toBe(401);
    const { actions } = (await ann.send('GET', '/api/admin/audit')).json<AdminActionsView>();
    expect(actions.map(({ summary, reason, admin }) => [admin, summary, reason])).toEqual(
      expect.arrayContaining([
        [annName, 'Created the auditor “paul”', null],
        [annName, 'Made “vera” an auditor', 'new duties'],
        [annName, 'Revoked the admin “vera”', 'left'],
      ]),
    );
  });
});
