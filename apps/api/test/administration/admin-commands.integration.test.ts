import { runAttached } from '../process/run-attached.js';
import { AdminHarness } from './admin-harness.js';

// Only once Nest is whole: nest-commander requires it.
const { AdminCreateCommand } = await import('../../src/administration/cli/admin.commands.js');
const { AdminListCommand } = await import('../../src/administration/cli/admin.commands.js');
const { AdminReinstateCommand } = await import('../../src/administration/cli/admin.commands.js');
const { AdminResetCommand } = await import('../../src/administration/cli/admin.commands.js');
const { AdminRevokeCommand } = await import('../../src/administration/cli/admin.commands.js');
const { AdminSetRoleCommand } = await import('../../src/administration/cli/admin.commands.js');
const { AdminAuditCommand } = await import('../../src/administration/cli/admin.commands.js');

describe('admins on the command line', () => {
  let harness: AdminHarness;
  beforeAll(async () => {
    harness = await AdminHarness.open();
    // The last admin can lose nothing.
    await harness.create('boss');
  });
  afterAll(() => harness?.close());

  const run = (...[type, args, options]: [Parameters<typeof runAttached>[1], string[], object?]) =>
    runAttached(harness.application, type, args, options);
  const passwordIn = (said: string): string => /^Password: (\S+)$/m.exec(said)![1]!;
  const signIn = async (username: string, password: string): Promise<number> =>
    (await harness.browser().signIn(username, password)).statusCode;
  const statusOf = async (username: string) =>
    (await run(AdminListCommand, [])).split('\n').find((line) => line.startsWith(`${username}\t`));

  it('are let in, made auditors, shut out, let in again and given another password', async () => {
    const created = await run(AdminCreateCommand, ['uma'], { role: 'auditor' });
    expect(created).toMatch(/^Username: uma\nPassword: \S{23}\n$/);
    const first = passwordIn(created);
    expect(await signIn('uma', first)).toBe(200);
    expect(await statusOf('uma')).toBe('uma\tauditor\tactive\tpassword only');

    const role = { role: 'admin', reason: 'needs to act' };
    expect(await run(AdminSetRoleCommand, ['uma'], role)).toBe('uma is now an admin\n');
    expect(await run(AdminSetRoleCommand, ['uma'], role)).toBe('uma is now an admin\n');
    expect(await statusOf('uma')).toBe('uma\tadmin\tactive\tpassword only');
    const auditor = { role: 'auditor', reason: 'looks only' };
    expect(await run(AdminSetRoleCommand, ['uma'], auditor)).toBe('uma is now an auditor\n');

    const gone = { reason: 'has left' };
    expect(await run(AdminRevokeCommand, ['uma'], gone)).toBe('uma can no longer sign in\n');
    expect(await signIn('uma', first)).toBe(401);
    expect(await statusOf('uma')).toBe('uma\tauditor\trevoked\tpassword only\thas left');
    await expect(run(AdminResetCommand, ['uma'])).rejects.toMatchObject({ name: 'DomainError' });

    const second = passwordIn(await run(AdminReinstateCommand, ['uma'], { reason: 'is back' }));
    expect([await signIn('uma', first), await signIn('uma', second)]).toEqual([401, 200]);
    const issued = JSON.parse(await run(AdminResetCommand, ['uma'], { json: true })) as { password: string };
    expect([await signIn('uma', second), await signIn('uma', issued.password)]).toEqual([401, 200]);
  });

  it('are in the record of what was done, the newest first, each with its reason', async () => {
    const actions = (await run(AdminAuditCommand, [], { limit: 100 }))
      .trim()
      .split('\n')
      .map((line) => line.split('\t').slice(1));
    expect(actions.map(([, , reason]) => reason)).toEqual([
      undefined,
      'is back',
      'has left',
      'looks only',
      'needs to act',
      undefined,
      undefined,
    ]);
    expect(new Set(actions.map(([by]) => by))).toEqual(new Set(['operator']));
    const [newest] = JSON.parse(await run(AdminAuditCommand, [], { limit: 1, json: true })) as object[];
    expect(newest).toMatchObject({ admin: 'operator', reason: null });
  });

  it.each([
    ['somebody unknown', () => run(AdminRevokeCommand, ['nobody'], { reason: 'x' })],
    ['a name that is taken', () => run(AdminCreateCommand, ['uma'])],
    ['no reason', () => run(AdminRevokeCommand, ['uma'], { reason: ' ' })],
  ])('are refused: %s', async (_what, work) => {
    await expect(work()).rejects.toMatchObject({ name: 'DomainError' });
  });
});
