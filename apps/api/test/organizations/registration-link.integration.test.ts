import { jest } from '@jest/globals';
import { Organizations } from '../../src/organizations/accounts/organizations.js';
import { OrganizationPasswords } from '../../src/organizations/accounts/organization-passwords.js';
import {
  EndUnopenedRegistrationJob,
  endUnopenedQueue,
} from '../../src/organizations/registration/link/end-registration.js';
import { Sessions } from '../../src/platform/auth/sessions/sessions.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { killedAtWrite } from '../administration/interrupted.js';
import { waitFor } from '../wait-for.js';
import { tracesOf } from '../privacy/traces.js';
import { Associations, form, told } from './associations.js';

const chosen = 'five other unrelated words there';
const note = 'Called the number on their website';
const confirmed = [200, 'Your email address is confirmed.'];
const erased = [200, 'The registration was erased. We will not contact you about it again.'];
const gone = [404, 'This link does not work. The registration has ended, or the link is incomplete.'];
const openFirst = [
  409,
  'Please open the link in our email first. It confirms that this email address is yours.',
];
const writing = [
  [CommandExecutor, ['execute']],
  [Sessions, ['endAll']],
  [OrganizationPasswords, ['add', 'keepOnly']],
] as const;

describe('the link that is mailed after the registration of an organization', () => {
  let associations: Associations;
  let admin: Awaited<ReturnType<Associations['admin']>>;
  beforeAll(async () => {
    associations = await Associations.open();
    admin = await associations.admin();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => associations?.close());

  const approve = (tag: string) => admin.send('POST', `/api/admin/organizations/${tag}/approve`, { note });
  const show = (token: string) =>
    associations.partners.browser().send('GET', `/api/organization/registration/link/${token}`);
  const find = (tag: string) => associations.partners.get(Organizations).find(tag);
  const facts = (tag: string) => associations.partners.shop.facts(`organization-${tag}`);
  /** A registration that waits, with the token of its link and a browser of the one who typed the password. */
  async function registered(tag: string) {
    const { browser, email, masterAffiliateId } = await associations.signedIn(tag);
    return { browser, email, masterAffiliateId, token: await associations.mailedToken(tag, email) };
  }
  const endUnopened = (tag: string, masterAffiliateId: string) =>
    associations.partners.get(EndUnopenedRegistrationJob).run({
      id: `ends ${tag}`,
      attempt: 1,
      lastAttempt: false,
      signal: new AbortController().signal,
      payload: { tag, masterAffiliateId, isDue: true },
    });

  it('is needed before an admin can approve', async () => {
    const { token } = await registered('AUSTIN');
    const refused = [
      409,
      'The contact has not opened the emailed link yet, so the address may belong to someone else. Approve the organization after they open it.',
    ];
    expect(told(await approve('AUSTIN'))).toEqual(refused);
    expect(await find('AUSTIN')).toMatchObject({ status: 'waiting', linkOpened: false });
    expect(told(await associations.confirm(token))).toEqual(confirmed);
    expect(told(await approve('AUSTIN'))).toEqual([200, 'AUSTIN was approved']);
  });

  it('is needed before the organization sees members or says where it is paid', async () => {
    const { browser, token } = await registered('BOISE');
    const asked = [
      ['GET', '/api/organization/BOISE/members'],
      ['GET', '/api/organization/BOISE/members.csv'],
      ['GET', '/api/organization/BOISE/months'],
      ['POST', '/api/organization/BOISE/members/nobody/confirm'],
      ['POST', '/api/organization/stripe-connect'],
    ] as const;
    const answers = async () => {
      const all = [];
      for (const [method, path] of asked) {
        const body = method === 'POST' ? { organizationTag: 'BOISE' } : undefined;
        all.push(await browser.send(method, path, path.endsWith('confirm') ? undefined : body));
      }
      return all;
    };
    expect((await answers()).map(told)).toEqual(asked.map(() => openFirst));
    await associations.confirm(token);
    expect((await answers()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404, 200]);
  });

  it('shows which registration it belongs to, and proves nothing by being loaded', async () => {
    const { token } = await registered('CHICO');
    const registration = { name: form.organizationName, tag: 'CHICO', linkOpened: false };
    expect((await show(token)).json()).toEqual({ success: true, registration });
    expect(await facts('CHICO')).toEqual(['OrganizationRegistered']);
    await associations.confirm(token);
    expect((await show(token)).json()).toEqual({
      success: true,
      registration: { ...registration, linkOpened: true },
    });
  });

  it('keeps the password of the registration where no other one is set, however often it is confirmed', async () => {
    const { browser, email, token } = await registered('DALLAS');
    for (let time = 0; time < 2; time++) expect(told(await associations.confirm(token))).toEqual(confirmed);
    expect(await facts('DALLAS')).toEqual(['OrganizationRegistered', 'OrganizationLinkOpened']);
    expect((await browser.send('GET', '/api/organization/session')).json()).toMatchObject({
      organization: { linkOpened: true },
    });
    expect((await associations.signIn(email)).statusCode).toBe(200);
  });

  it('sets another password once, and ends the sessions of whoever typed the first', async () => {
    const { browser, email, token } = await registered('ELPASO');
    for (let time = 0; time < 2; time++)
      expect(told(await associations.confirm(token, { newPassword: chosen }))).toEqual(confirmed);
    expect(await facts('ELPASO')).toEqual([
      'OrganizationRegistered',
      'OrganizationCredentialsChanged',
      'OrganizationLinkOpened',
    ]);
    expect((await browser.send('GET', '/api/organization/session')).statusCode).toBe(401);
    expect((await associations.signIn(email)).statusCode).toBe(401);
    expect((await associations.signIn(email, chosen)).statusCode).toBe(200);
    expect(told(await associations.confirm(token, { newPassword: `${chosen} again` }))).toEqual([
      409,
      'This link was already used. To set another password, log out and request a new password by email.',
    ]);
    expect((await associations.signIn(email, chosen)).statusCode).toBe(200);
  });

  it.each([
    [{ newPassword: 'short' }, 'New password must be at least 16 characters long'],
    [{ newPassword: chosen, confirmPassword: `${chosen}.` }, 'New passwords do not match'],
    [{ confirmPassword: chosen }, 'Please enter a new password'],
    [{ newPassword: 'aaaaaaaaaaaaaaaa' }, 'This password is one of the first that attackers try'],
  ])('is not used up by a password that is refused: %j', async (body, message) => {
    const known = await find('FRESNO');
    if (!known) await associations.register('FRESNO');
    const token = await associations.mailedToken('FRESNO', 'eva@fresno.example');
    expect(told(await associations.confirm(token, body))).toEqual([400, expect.stringContaining(message)]);
    expect(await facts('FRESNO')).toEqual(['OrganizationRegistered']);
  });

  it('leaves no password of a stranger in force wherever its confirmation is interrupted', async () => {
    const { application } = associations.partners.shop;
    let kills = 0;
    for (let isKilled = true; isKilled; kills++) {
      const tag = `KILL${kills}`;
      const { email, token } = await registered(tag);
      const revive = killedAtWrite(application, kills, writing);
      isKilled = (await associations.confirm(token, { newPassword: chosen })).statusCode === 500;
      revive();
      const { linkOpened } = (await find(tag))!;
      const isStrangerIn = (await associations.signIn(email)).statusCode === 200;
      expect(linkOpened && isStrangerIn).toBe(false);
      expect(told(await associations.confirm(token, { newPassword: chosen }))).toEqual(confirmed);
      expect((await associations.signIn(email, chosen)).statusCode).toBe(200);
      expect((await associations.signIn(email)).statusCode).toBe(401);
    }
    expect(kills).toBeGreaterThanOrEqual(5);
  });

  it('erases a registration that was not theirs, and frees tag and address', async () => {
    const { browser, email, token } = await registered('GARLAND');
    await associations.partners.mailTo(email, 2);
    expect(told(await associations.notMe(token))).toEqual(erased);
    expect((await browser.send('GET', '/api/organization/session')).statusCode).toBe(401);
    expect((await associations.signIn(email)).statusCode).toBe(401);
    expect(told(await show(token))).toEqual(gone);
    expect(told(await associations.confirm(token))).toEqual(gone);
    expect(told(await associations.notMe(token))).toEqual(erased);
    const { database } = associations.partners.shop.test;
    await waitFor(async () => expect(await tracesOf([email], database)).toEqual([]));
    expect(await associations.partners.mailsTo(email)).toEqual([]);

    const other = await associations.setUp({ organizationTag: 'GARLAND', contactEmail: 'x@garland.example' });
    const moved = await associations.setUp({ organizationTag: 'GARLAND2', contactEmail: email });
    expect([other.statusCode, moved.statusCode]).toEqual([201, 201]);
    // The old link ends neither of them.
    expect(told(await associations.notMe(token))).toEqual(erased);
    expect(told(await associations.confirm(token))).toEqual(gone);
    expect([await find('GARLAND'), await find('GARLAND2')]).toEqual([
      expect.objectContaining({ status: 'waiting', linkOpened: false }),
      expect.objectContaining({ status: 'waiting', linkOpened: false }),
    ]);
  });

  it('erases nothing any longer once the organization is approved', async () => {
    const { token } = await registered('HOUMA');
    await associations.approve('HOUMA');
    expect(told(await associations.notMe(token))).toEqual([
      409,
      'This organization was already approved, so this link can no longer erase it. Please write to us if it is not yours.',
    ]);
    expect(told(await associations.confirm(token))).toEqual(confirmed);
    expect(await find('HOUMA')).toMatchObject({ status: 'approved' });
  });

  it('frees tag and address when it was not opened in time, without another mail', async () => {
    const { email, masterAffiliateId, token } = await registered('IRVING');
    await associations.partners.mailTo(email, 2);
    for (let time = 0; time < 2; time++) await endUnopened('IRVING', masterAffiliateId);
    expect(await facts('IRVING')).toEqual(['OrganizationRegistered', 'OrganizationRejected']);
    expect(told(await associations.confirm(token))).toEqual(gone);
    const { database } = associations.partners.shop.test;
    await waitFor(async () => expect(await tracesOf([email], database)).toEqual([]));
    expect(await associations.partners.mailsTo(email)).toEqual([]);
    await associations.register('IRVING');
    await endUnopened('IRVING', masterAffiliateId);
    expect(await find('IRVING')).toMatchObject({ status: 'waiting' });
  });

  it('has seven days, and ends nothing that was confirmed', async () => {
    const { masterAffiliateId, token } = await registered('JASPER');
    const { database } = associations.partners.shop.test;
    const seconds = await waitFor(async () => {
      const [job] = await database.query<{ seconds: number }>(
        `select extract(epoch from start_after - created_on)::integer as seconds from jobs.job
          where name = $1 and data->>'tag' = 'JASPER' and data->>'isDue' = 'true'`,
        [endUnopenedQueue],
      );
      return job!.seconds;
    });
    expect(Math.abs(seconds - 7 * 24 * 60 * 60)).toBeLessThan(60);
    await associations.confirm(token);
    await endUnopened('JASPER', masterAffiliateId);
    expect(await find('JASPER')).toMatchObject({ status: 'waiting', linkOpened: true });
  });

  it('opens nothing where it was made up or belongs to another registration', async () => {
    const [own, other] = [await registered('KATY'), await registered('LUFKIN')];
    const [tag, master, signature] = own.token.split('.');
    const [, otherMaster, otherSignature] = other.token.split('.');
    const made = [
      'x',
      `${tag}.${master}.${otherSignature}`,
      `${tag}.${otherMaster}.${otherSignature}`,
      `LUFKIN.${master}.${signature}`,
      `${tag}.${master}.${'0'.repeat(64)}`,
      own.token.slice(0, -1),
    ];
    for (const token of made) {
      expect([token, told(await show(token))]).toEqual([token, gone]);
      expect([token, told(await associations.confirm(token))]).toEqual([token, gone]);
      expect([token, told(await associations.notMe(token))]).toEqual([token, gone]);
    }
    expect(told(await associations.confirm(''))).toEqual([400, 'Token is missing']);
    expect([await facts('KATY'), await facts('LUFKIN')]).toEqual([
      ['OrganizationRegistered'],
      ['OrganizationRegistered'],
    ]);
  });

  it('names nobody in the mail, and a new password by mail proves the address as well', async () => {
    const { email } = await registered('MCALLEN');
    const { subject, text, html } = (await associations.partners.mailsTo(email)).find(({ text: mailed }) =>
      mailed.includes('/organization/registration/'),
    )!;
    expect(subject).toBe('Confirm the registration of your organization');
    for (const part of [text, html]) expect(part).not.toMatch(/Austin Board|Eva Ruiz/);
    await associations.partners.browser().send('POST', '/api/organization/forgot-password', { email });
    const token = await waitFor(async () => {
      const mails = await associations.partners.mailsTo(email);
      return /reset-password\/(\S+)/.exec(mails.map((mail) => mail.text).join('\n'))![1]!;
    });
    const body = { token, newPassword: chosen };
    await associations.partners.browser().send('POST', '/api/organization/reset-password', body);
    expect(await find('MCALLEN')).toMatchObject({ linkOpened: true });
    expect((await approve('MCALLEN')).statusCode).toBe(200);
  });
});
