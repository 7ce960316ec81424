import { runAttached } from '../process/run-attached.js';
import { until } from '../processing.js';
import { Associations } from './associations.js';

// Only once Nest is whole: nest-commander requires it.
const { OrganizationsApproveCommand } = await import('../../src/organizations/organizations.command.js');
const { OrganizationsListCommand } = await import('../../src/organizations/organizations.command.js');
const { OrganizationsRejectCommand } = await import('../../src/organizations/organizations.command.js');
const { OrganizationsResetCommand } = await import('../../src/organizations/organizations.command.js');

describe('the operator of organizations', () => {
  let associations: Associations;
  beforeAll(async () => {
    associations = await Associations.open();
    await associations.register('AUSTIN');
    await associations.register('BOISE');
  });
  afterAll(() => associations.close());

  const run = (type: Parameters<typeof runAttached>[1], args: string[], options: object = {}) =>
    runAttached(associations.partners.shop.application, type, args, options);
  const tagsAndStates = async (): Promise<string[]> =>
    JSON.parse(await run(OrganizationsListCommand, [], { json: true })).map(
      ({ tag, status }: Record<string, string>) => `${tag} ${status}`,
    );

  it('[OR-07] lists, approves and rejects them, with a note', async () => {
    await until(async () => (await tagsAndStates()).join() === 'AUSTIN waiting,BOISE waiting');
    await expect(run(OrganizationsApproveCommand, ['AUSTIN'], { note: 'called them' })).rejects.toThrow(
      'The contact has not opened the emailed link yet',
    );
    await associations.openLink('AUSTIN');
    await until(async () => (await run(OrganizationsListCommand, [])).startsWith('AUSTIN\twaiting\t2'));
    expect(await run(OrganizationsListCommand, [])).toMatch(
      /^AUSTIN\twaiting\t2\d{3}-\S+Z\tAustin Board of Realtors\tEva Ruiz\teva@austin\.example\nBOISE\twaiting for the mailed link\t/,
    );
    await expect(run(OrganizationsApproveCommand, ['AUSTIN'], { note: ' ' })).rejects.toThrow(
      'Write a note that says what was checked',
    );
    for (const _ of ['once', 'again']) {
      const said = await run(OrganizationsApproveCommand, ['austin'], { note: 'called them' });
      expect(said).toBe('AUSTIN is approved\n');
    }
    expect(await run(OrganizationsRejectCommand, ['boise'], { note: 'nobody there' })).toBe(
      'BOISE was rejected\n',
    );
    await until(async () => (await tagsAndStates()).join() === 'AUSTIN approved');
  });

  it('[OR-02] sets a new password, shown once, as text and as JSON', async () => {
    const text = await run(OrganizationsResetCommand, ['austin']);
    const [, email, password] = /^Email: (.*)\nPassword: (.*)\n$/.exec(text) ?? [];
    expect((await associations.signIn(email!, password)).statusCode).toBe(200);
    const issued = JSON.parse(await run(OrganizationsResetCommand, ['AUSTIN'], { json: true }));
    expect(issued).toEqual({ tag: 'AUSTIN', email, password: expect.any(String) });
    expect((await associations.signIn(email!, password)).statusCode).toBe(401);
    expect((await associations.signIn(email!, issued.password)).statusCode).toBe(200);
  });
});
