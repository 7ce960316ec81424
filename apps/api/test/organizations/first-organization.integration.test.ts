import { createApplication } from '../../src/application.js';
import { FirstOrganization } from '../../src/organizations/index.js';
import { ResetOrganization } from '../../src/organizations/accounts/password.commands.js';
import { OrganizationPasswords } from '../../src/organizations/accounts/organization-passwords.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { Outbox } from '../../src/platform/mail/outbox/outbox.js';
import { killedAtWrite } from '../administration/interrupted.js';
import { operator } from '../affiliation/partners.js';
import { until } from '../processing.js';
import { Associations } from './associations.js';

const writing = [
  [CommandExecutor, ['execute']],
  [OrganizationPasswords, ['keepOnly']],
] as const;

describe('the Houston Association of Realtors', () => {
  let associations: Associations;
  beforeAll(async () => {
    associations = await Associations.open();
  });
  afterAll(() => associations?.close());

  it('[OR-07] takes part from the start, however often that was interrupted, and with two processes at once', async () => {
    const { shop } = associations.partners;
    const first = associations.partners.get(FirstOrganization);
    for (let write = 0; write < 6; write++) {
      const revive = killedAtWrite(shop.application, write, writing);
      await first.make().catch(() => undefined);
      revive();
    }
    expect(await shop.facts('organization-HAR')).toEqual([]);
    const other = await createApplication(readConfig(ServerConfig, { LOG_LEVEL: 'silent' }));
    await other.init();
    await Promise.all(
      [first, other.get(FirstOrganization, { strict: false }), first].map((one) => one.make()),
    );
    await other.close();
    await first.make();
    expect(await shop.facts('organization-HAR')).toEqual(['OrganizationRegistered', 'OrganizationApproved']);
  });

  it('[OR-05] stands in the footer with its own address', async () => {
    await until(async () => (await associations.listed()).length > 0);
    const answer = await associations.partners.browser().send('GET', '/api/organizations/active');
    const har = { name: 'Houston Association of Realtors', tag: 'HAR', dashboardPath: '/har/dashboard' };
    expect(answer.json()).toEqual({ organizations: [har] });
  });

  it('[OR-07] is closed until the operator gives it a password, and is never mailed', async () => {
    const email = 'har@closewise.invalid';
    expect((await associations.signIn(email)).statusCode).toBe(401);
    const reset = new ResetOrganization('HAR', operator());
    const { password } = await associations.partners.commands.execute(reset);
    const answer = await associations.signIn(email, password);
    expect(answer.json()).toMatchObject({ organization: { tag: 'HAR', dashboardPath: '/har/dashboard' } });
    await associations.register('AUSTIN');
    await associations.partners.mailTo('eva@austin.example', 2);
    const mails = await associations.partners.get(Outbox).newest();
    expect(mails.filter(({ to }) => to === email)).toEqual([]);
  });
});
