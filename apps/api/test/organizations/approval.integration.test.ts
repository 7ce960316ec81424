import { jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AdminActionsView } from '@closewise/contracts/admin';
import type { MasterSetupView } from '@closewise/contracts/organizations';
import { organizationEmailStream } from '@closewise/domain/organizations';
import { createApplication } from '../../src/application.js';
import { EraseRejectedJob, eraseRejectedQueue } from '../../src/organizations/approval/rejection.jobs.js';
import { DecideOnOrganization } from '../../src/organizations/approval/decide-on-organization.command.js';
import { OrganizationPasswords } from '../../src/organizations/accounts/organization-passwords.js';
import { Sessions } from '../../src/platform/auth/sessions/sessions.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { Subjects } from '../../src/privacy/subjects.js';
import { Erasure } from '../../src/privacy/erasure.js';
import { PersonalDataExport } from '../../src/privacy/personal-data-export.js';
import { killedAtWrite } from '../administration/interrupted.js';
import { operator } from '../affiliation/partners.js';
import { waitFor } from '../wait-for.js';
import { tracesOf } from '../privacy/traces.js';
import { until } from '../processing.js';
import { Associations, told } from './associations.js';

const note = 'Called the number on their website';
const writing = [
  [CommandExecutor, ['execute']],
  [Sessions, ['endAll']],
  [OrganizationPasswords, ['keepOnly']],
  [Erasure, ['erase']],
] as const;

describe('the approval of organizations', () => {
  let associations: Associations;
  let admin: Awaited<ReturnType<Associations['admin']>>;
  beforeAll(async () => {
    associations = await Associations.open();
    admin = await associations.admin();
  });
  afterAll(() => associations?.close());

  const decide = (tag: string, verdict: 'approve' | 'reject', body: object = { note }) =>
    admin.send('POST', `/api/admin/organizations/${tag}/${verdict}`, body);
  const organizations = async (): Promise<Record<string, unknown>[]> =>
    (await admin.send('GET', '/api/admin/organizations')).json<{ organizations: [] }>().organizations;
  const isListed = (tag: string) => organizations().then((all) => all.some((one) => one['tag'] === tag));
  const masterStatus = ({ dashboardToken }: MasterSetupView) =>
    associations.partners.browser().send('GET', `/api/affiliate/dashboard/${dashboardToken}`);
  const contactsKept = async (email: string): Promise<unknown> => {
    const subject = await associations.partners.get(Subjects).require(email);
    const { mail: _mail, ...kept } = await associations.partners.get(PersonalDataExport).collect(subject);
    return kept;
  };
  const actions = async () =>
    (await admin.send('GET', '/api/admin/audit?pageSize=500')).json<AdminActionsView>().actions;

  it('[OR-07] lists one that waits for the admin alone, and names one that is approved in the footer', async () => {
    const { email } = await associations.register('AUSTIN');
    await until(() => isListed('AUSTIN'));
    const waiting = {
      tag: 'AUSTIN',
      name: 'Austin Board of Realtors',
      status: 'waiting',
      linkOpened: false,
      contactName: 'Eva Ruiz',
      contactEmail: email,
      registeredAt: expect.stringMatching(/^2\d{3}-.*Z$/),
      dashboardPath: '/organization/AUSTIN/dashboard',
    };
    expect(await organizations()).toContainEqual(waiting);
    expect(await associations.listed()).not.toContain('AUSTIN');
    // Two reactors greet, in no fixed order.
    await associations.partners.mailTo(email, 2);
    await associations.openLink('AUSTIN');
    await until(async () => (await organizations()).some(({ linkOpened }) => linkOpened === true));
    expect(await organizations()).toContainEqual({ ...waiting, linkOpened: true });
    expect(told(await decide('austin', 'approve'))).toEqual([200, 'AUSTIN was approved']);
    expect(await organizations()).toContainEqual({ ...waiting, linkOpened: true, status: 'approved' });
    await until(async () => (await associations.listed()).includes('AUSTIN'));
    const mail = await associations.partners.mailTo(email, 3);
    expect(mail).toMatchObject({ subject: 'Your organization is approved' });
    expect(mail.text).toContain('/organization/AUSTIN/dashboard');
    const answer = await associations.partners.browser().send('GET', '/api/organizations/active');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    expect(answer.json()).toEqual({
      organizations: [{ name: waiting.name, tag: 'AUSTIN', dashboardPath: waiting.dashboardPath }],
    });
  });

  it('[OR-07] mails the account of one that waits no link to share, and does so once it is approved', async () => {
    const { partners } = associations;
    const { email } = await associations.register('AKRON');
    await partners.mailTo(email, 2);
    const subject = "Your organization's affiliate dashboard";
    const welcome = (await partners.mailsTo(email)).find((mail) => mail.subject === subject)!;
    for (const text of [welcome.text, welcome.html]) {
      expect(text).toContain('Until then, sales through its referral code earn nothing');
      expect(text).not.toContain('?ref=');
      expect(text).not.toContain('Share your referral link');
    }
    await associations.openLink('AKRON');
    await decide('AKRON', 'approve');
    const decided = await partners.mailTo(email, 3);
    expect(decided.text).toContain('The referral link of your own account now earns as well');
    await partners.browser().send('POST', '/api/affiliate/send-link', { email });
    expect((await partners.mailTo(email, 4)).text).toContain('Share your referral link');
  });

  it('[OR-07] lets members sign up from then on, and nobody who names one that still waits', async () => {
    await associations.register('AMES');
    const signUp = () =>
      associations.partners.signUp({ email: 'member@ames.example', organizationTag: 'ames' });
    expect(told(await signUp())).toEqual([
      400,
      'We do not know this organization. Please check its tag, or leave it out.',
    ]);
    await associations.openLink('AMES');
    await decide('AMES', 'approve');
    expect((await signUp()).statusCode).toBe(201);
  });

  it('[OR-07] keeps who decided, when and why, and decides once however often it is asked', async () => {
    await associations.register('BOISE');
    await associations.openLink('BOISE');
    await decide('BOISE', 'approve');
    expect((await decide('BOISE', 'approve')).statusCode).toBe(200);
    expect(await associations.partners.shop.facts('organization-BOISE')).toEqual([
      'OrganizationRegistered',
      'OrganizationLinkOpened',
      'OrganizationApproved',
    ]);
    await until(async () => (await actions()).some(({ summary }) => summary.endsWith('BOISE')));
    expect((await actions()).filter(({ summary }) => summary.endsWith('BOISE'))).toEqual([
      expect.objectContaining({
        admin: admin.username,
        action: 'OrganizationApproved',
        summary: 'Approved the organization BOISE',
        reason: note,
      }),
    ]);
  });

  it.each([
    ['a note', 'BOISE2', 'approve', { note: ' ' }, [400, 'Write a note that says what was checked']],
    [
      'a note that names nobody',
      'BOISE3',
      'approve',
      { note: 'Spoke to ben@boise.example' },
      [400, expect.stringContaining('leave out the email address')],
    ],
    ['a known tag', 'NOBODY', 'approve', { note }, [404, 'There is no organization with this tag']],
    ['a known tag', 'NOBODY', 'reject', { note }, [404, 'There is no organization with this tag']],
    ['a tag', '..%2Fx', 'reject', { note }, [400, 'Organization tag may have at most 10 letters or digits']],
  ] as const)('[OR-07] asks for %s: %s, %s, %j', async (_, tag, verdict, body, refusal) => {
    if (tag.startsWith('BOISE')) {
      await associations.register(tag);
      await associations.openLink(tag);
    }
    expect(told(await decide(tag, verdict, body))).toEqual(refusal);
  });

  it('[OR-07] cannot be taken back by a rejection', async () => {
    await associations.register('CHICO');
    await associations.approve('CHICO');
    expect(told(await decide('CHICO', 'reject'))).toEqual([
      409,
      'This organization was already approved and can no longer be rejected',
    ]);
  });

  it('[OR-07] denied, ends sessions and master affiliate, erases the contact and frees tag and address', async () => {
    const registered = await associations.register('DALLAS');
    const { email } = registered;
    await associations.partners.mailTo(email, 2);
    const browser = associations.partners.browser();
    await associations.signIn(email, undefined, browser);
    expect((await masterStatus(registered)).statusCode).toBe(200);
    expect(await contactsKept(email)).toMatchObject({ organization: [expect.objectContaining({ email })] });
    const subject = await associations.partners.get(Subjects).require(email);
    expect(await associations.partners.get(Erasure).objections(subject)).toContain(
      'The organization DALLAS is waiting for approval. Approve or reject it first.',
    );
    expect(told(await decide('DALLAS', 'reject'))).toEqual([200, 'DALLAS was rejected']);

    expect((await browser.send('GET', '/api/organization/session')).statusCode).toBe(401);
    expect((await associations.signIn(email)).statusCode).toBe(401);
    expect((await masterStatus(registered)).statusCode).toBe(404);
    await until(async () => JSON.stringify(await contactsKept(email)) === '{}');
    const mails = await associations.partners.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your registration was not approved']);
    const { database } = associations.partners.shop.test;
    await waitFor(async () => expect(await tracesOf([email], database)).toEqual([]));
    const rowsOf = async (table: string, column: string, value: string): Promise<number> =>
      (await database.query(`select from durable.${table} where ${column} like $1`, [value])).length;
    const key = associations.partners.emailKey(email);
    const { masterAffiliateId } = registered;
    await waitFor(async () => expect(await rowsOf('outbox_mails', 'subject_id', `${key}%`)).toBe(1));
    expect(await rowsOf('organization_passwords', 'master_affiliate_id', masterAffiliateId)).toBe(0);
    expect(await rowsOf('sessions', 'subject_id', `DALLAS.%`)).toBe(0);
    const person = await associations.partners.get(Subjects).require(email);
    await associations.partners.get(Erasure).erase(person, 'request', operator());
    for (const table of ['outbox_mails', 'mail_deliveries'])
      expect([table, await rowsOf(table, 'subject_id', `${key}%`)]).toEqual([table, 0]);
    await until(async () => !(await isListed('DALLAS')));
    expect(told(await decide('DALLAS', 'reject'))).toEqual([200, 'DALLAS was rejected']);

    const again = await associations.setUp({ organizationTag: 'DALLAS', contactEmail: 'other@example.com' });
    expect(again.statusCode).toBe(201);
    const moved = await associations.setUp({ organizationTag: 'ELPASO', contactEmail: email });
    expect(moved.statusCode).toBe(201);
    expect((await browser.send('GET', '/api/organization/session')).statusCode).toBe(401);
    expect((await associations.signIn(email)).json()).toMatchObject({ organization: { tag: 'ELPASO' } });
    expect((await associations.signIn('other@example.com')).json()).toMatchObject({
      organization: { tag: 'DALLAS', contactEmail: 'other@example.com' },
    });
  });

  it('[OR-07] denied, erases the contact also when no mail can reach them, after the last try of one', async () => {
    const { email, masterAffiliateId } = await associations.register('HOUMA');
    const { database } = associations.partners.shop.test;
    await associations.partners.mailTo(email, 2);
    await database.query(
      'alter table durable.outbox_mails add constraint unreachable check (false) not valid',
    );
    await decide('HOUMA', 'reject');
    const waiting = await waitFor(async () => {
      const [job] = await database.query<{ seconds: number }>(
        `select extract(epoch from start_after - created_on)::integer as seconds from jobs.job
          where name = $1 and data->>'tag' = 'HOUMA'`,
        [eraseRejectedQueue],
      );
      return job!.seconds;
    });
    expect(Math.abs(waiting - 4 * 24 * 60 * 60)).toBeLessThan(60);
    const subjectId = `${associations.partners.emailKey(email)}.organization-${masterAffiliateId}`;
    const living = () =>
      database.query('select from durable.subject_keys where subject_id = $1 and destroyed_at is null', [
        subjectId,
      ]);
    expect(await living()).toHaveLength(1);
    const run = { id: 'job', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
    await associations.partners.get(EraseRejectedJob).run({ ...run, payload: { tag: 'HOUMA' } });
    await database.query('alter table durable.outbox_mails drop constraint unreachable');
    expect(await living()).toEqual([]);
    await waitFor(async () => expect(await tracesOf([email], database)).toEqual([]));
  });

  it('[OR-07] approved, goes on without a contact who is erased, and who is signed out everywhere', async () => {
    const { email } = await associations.register('MIDLAND');
    await associations.approve('MIDLAND');
    await associations.partners.mailTo(email, 3);
    const browser = associations.partners.browser();
    await associations.signIn(email, undefined, browser);
    expect((await browser.send('GET', '/api/organization/session')).statusCode).toBe(200);
    const subject = await associations.partners.get(Subjects).require(email);
    const erasure = associations.partners.get(Erasure);
    expect(await erasure.objections(subject)).toEqual([
      expect.stringContaining('delete the affiliate first'),
    ]);
    await erasure.erase(subject, 'request', operator());
    expect((await browser.send('GET', '/api/organization/session')).statusCode).toBe(401);
    expect(await contactsKept(email)).toEqual({});
    const { database } = associations.partners.shop.test;
    await waitFor(async () => expect(await tracesOf([email], database)).toEqual([]));
    const key = `${associations.partners.emailKey(email)}%`;
    for (const table of ['outbox_mails', 'mail_deliveries'])
      expect(await database.query(`select from durable.${table} where subject_id like $1`, [key])).toEqual(
        [],
      );
    await until(async () => (await associations.listed()).includes('MIDLAND'));
  });

  it('[OR-06] leaves no way from a rejected organization into the next one of its tag', async () => {
    const { email } = await associations.register('FRESNO');
    const browser = associations.partners.browser();
    await associations.signIn(email, undefined, browser);
    const survives = jest.spyOn(associations.partners.get(Sessions), 'endAll').mockResolvedValue(0);
    await decide('FRESNO', 'reject');
    await associations.setUp({ organizationTag: 'FRESNO', contactEmail: 'next@example.com' });
    const answers = ['session', 'FRESNO/dashboard'].map((page) =>
      browser.send('GET', `/api/organization/${page}`),
    );
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    survives.mockRestore();
  });

  it('[OR-07] denied by a process that dies at any point, is completed by another one', async () => {
    const dying = await anotherProcess();
    const { shop } = associations.partners;
    // Once the rejection is written.
    let kills = 1;
    // At each third write, unless there is time for all.
    const step = process.env['LONG'] ? 1 : 3;
    for (let isKilled = true; isKilled; kills += step) {
      const tag = `KILL${kills}`;
      const registered = await associations.register(tag);
      const revive = killedAtWrite(dying, kills, writing);
      const command = new DecideOnOrganization(tag, 'reject', note, operator());
      isKilled = await dying
        .get(CommandBus, { strict: false })
        .execute(command)
        .then(
          () => false,
          () => true,
        );
      revive();
      const email = organizationEmailStream(associations.partners.emailKey(registered.email));
      await until(async () => (await shop.facts(email)).at(-1) === 'OrganizationEmailReleased');
      await until(async () => JSON.stringify(await contactsKept(registered.email)) === '{}');
      expect((await masterStatus(registered)).statusCode).toBe(404);
      expect(
        (await associations.setUp({ organizationTag: tag, contactEmail: registered.email })).statusCode,
      ).toBe(201);
    }
    expect(kills).toBeGreaterThanOrEqual(9);
    await dying.close();
  });
});

/** A second process that only answers requests and runs no jobs. */
async function anotherProcess(): Promise<NestFastifyApplication> {
  process.env['ROLE'] = 'http';
  const config = readConfig(ServerConfig, { LOG_LEVEL: 'silent' });
  const application = await createApplication(config).finally(() => delete process.env['ROLE']);
  return application.init();
}
