import { AdminHarness } from './admin-harness.js';

describe('changing the own credentials', () => {
  let harness: AdminHarness;
  beforeAll(async () => {
    harness = await AdminHarness.open();
  });
  afterAll(() => harness?.close());

  it('[AD-05] is refused in the specified order, in the specified words', async () => {
    const { browser, password, username } = await harness.signedIn();
    const other = await harness.create();
    const long = 'a long new password';
    for (const [wish, status, title, message] of [
      [{}, 400, 'Current password required', 'Please enter your current password to verify identity'],
      [
        { currentPassword: 'wrong', confirmPassword: 'x' },
        400,
        'No changes specified',
        'Please enter a new username or password',
      ],
      [
        { currentPassword: 'wrong', newPassword: 'short', confirmPassword: 'shirt' },
        400,
        'Password mismatch',
        'New password and confirmation do not match',
      ],
      [
        { currentPassword: 'wrong', newPassword: 'short', confirmPassword: 'short' },
        400,
        'Password too short',
        'Password must be at least 8 characters long',
      ],
      [
        { currentPassword: 'wrong', newPassword: 'Password1' },
        400,
        'Password too common',
        /first that attackers try/,
      ],
      [
        {
          currentPassword: 'wrong',
          newPassword: username.toUpperCase().padEnd(8, 'x'),
          newUsername: username.padEnd(8, 'x'),
        },
        400,
        'Password too common',
        /first that attackers try/,
      ],
      [{ currentPassword: 'wrong', newUsername: '!' }, 400, 'Invalid username', /3 to 60 letters/],
      [{ currentPassword: 'wrong', newPassword: long }, 403, 'Forbidden', /current password is incorrect/],
      [{ currentPassword: password, newUsername: other.username }, 409, 'Conflict', /already taken/],
      [{ currentPassword: 7 }, 400, 'Bad Request', 'Current password must be text'],
      [{ currentPassword: 'x', role: 'owner' }, 400, 'Bad Request', "Unknown field 'role'"],
    ] as const) {
      const answer = await browser.update(wish);
      expect([answer.statusCode, answer.json()]).toEqual([
        status,
        expect.objectContaining({
          success: false,
          title,
          message: expect.stringMatching(message),
        }),
      ]);
    }
    expect(await harness.browser().signIn(username, password)).toMatchObject({ statusCode: 200 });
    expect((await harness.browser().update({ currentPassword: password })).statusCode).toBe(401);
  });

  it('[AD-05] puts both in force at once and ends all other sessions', async () => {
    const { browser, username, password } = await harness.signedIn();
    const elsewhere = harness.browser();
    await elsewhere.signIn(username, password);
    const wish = { currentPassword: password, newUsername: 'New.Name', newPassword: 'brandneu und lang' };
    const answer = await browser.update({ ...wish, confirmPassword: wish.newPassword });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: 'Credentials updated successfully' },
    ]);
    expect(await browser.whoAmI()).toBe('New.Name');
    expect(await elsewhere.whoAmI()).toBe(401);
    for (const [name, typed, status] of [
      [username, password, 401],
      [username, wish.newPassword, 401],
      ['new.name', password, 401],
      ['new.name', wish.newPassword, 200],
    ] as const) {
      expect((await harness.browser().signIn(name, typed)).statusCode).toBe(status);
    }
  });

  it('frees the former username for somebody else, and records who did it without either name', async () => {
    const { browser, username, password } = await harness.signedIn();
    await browser.update({ currentPassword: password, newUsername: 'changed.once' });
    await expect(harness.create('Changed.Once')).rejects.toThrow('already taken');
    const next = await harness.create(username);
    expect((await harness.browser().signIn(username, next.password)).statusCode).toBe(200);
    const [row] = await harness.database.query<{ text: string; actor: string; stream: string }>(
      `select data::text as text, meta->>'actor' as actor, stream_id as stream from events.events
       where type = 'AdminCredentialsChanged' order by position desc limit 1`,
    );
    expect(row!.actor).toBe(row!.stream.replace('admin-', 'admin:'));
    expect(row!.text).not.toMatch(/changed\.once/i);
  });

  it('changes the capitals of a username', async () => {
    const { browser, username, password } = await harness.signedIn();
    await browser.update({ currentPassword: password, newUsername: username.toUpperCase() });
    expect(await browser.whoAmI()).toBe(username.toUpperCase());
    expect((await harness.browser().signIn(username, password)).statusCode).toBe(200);
  });

  it('lets only one of two changes at once through, and of two who want a name only one', async () => {
    const one = await harness.signedIn();
    const wish = (newPassword: string) => one.browser.update({ currentPassword: one.password, newPassword });
    const both = await Promise.all([wish('first new password'), wish('second new password')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const [ann, bob] = [await harness.signedIn(), await harness.signedIn()];
    const claims = await Promise.all(
      [ann, bob].map(({ browser, password }) =>
        browser.update({ currentPassword: password, newUsername: 'wanted' }),
      ),
    );
    expect(claims.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
