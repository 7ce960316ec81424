import { jest } from '@jest/globals';
import type { MasterSetupView } from '@closewise/contracts/organizations';
import { TerminateAffiliate } from '../../src/affiliation/affiliates/affiliate.commands.js';
import { Organizations } from '../../src/organizations/accounts/organizations.js';
import { OrganizationPasswords } from '../../src/organizations/accounts/organization-passwords.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { killedAtWrite } from '../administration/interrupted.js';
import { operator } from '../affiliation/partners.js';
import { waitFor } from '../wait-for.js';
import { Associations, form, told } from './associations.js';

const allRequired = 'All fields are required';
const known = 'Your email address is already registered';
const tooLong = 'Organization tag may have at most 10 letters or digits';
const writing = [
  [CommandExecutor, ['execute']],
  [OrganizationPasswords, ['add', 'keepOnly']],
] as const;

describe('the master set-up', () => {
  let associations: Associations;
  beforeAll(async () => {
    associations = await Associations.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => associations?.close());

  const find = (tag: string) => associations.partners.get(Organizations).find(tag);
  const mailPayload = (email: string) =>
    waitFor(async () => {
      const mail = (await associations.partners.mailsTo(email)).find(({ subject }) => subject === known);
      if (mail) return mail;
      throw new Error(`${email} got no mail about its registration`);
    });
  const dashboard = ({ dashboardToken }: MasterSetupView) =>
    associations.partners.dashboard(associations.partners.browser(), dashboardToken);

  it.each<[string, object, string]>([
    ['nothing', Object.fromEntries(Object.keys(form).map((field) => [field, ''])), allRequired],
    ...Object.keys(form).map((field): [string, object, string] => [
      `no ${field}`,
      { contactEmail: 'nobody', [field]: ' ' },
      allRequired,
    ]),
    [
      'a bad address',
      { contactEmail: 'nobody', loginPassword: 'short' },
      'Please enter a valid email address',
    ],
    [
      'a short password',
      { loginPassword: 'eleven char', organizationTag: 'TOO LONG A TAG' },
      'Password must be at least 12 characters long',
    ],
    ['a password twice', { confirmPassword: 'another one here' }, 'Passwords do not match'],
    ['a long tag', { organizationTag: 'ELEVENCHARS' }, tooLong],
    ['a tag with signs', { organizationTag: 'A/../B' }, tooLong],
    [
      'a common password',
      { loginPassword: 'aaaaaaaaaaaa' },
      'This password is one of the first that attackers',
    ],
    ['the address as password', { loginPassword: 'Eva@Example.com' }, 'This password is one of the first'],
    ['an unknown field', { isApproved: true }, "Unknown field 'isApproved'"],
  ])('[OR-01] refuses %s', async (_, changes, message) => {
    const answer = await associations.setUp(changes);
    expect(told(answer)).toEqual([400, expect.stringContaining(message)]);
    expect(answer.json()).toMatchObject({ success: false });
  });

  it('[OR-01] creates organization, master affiliate and a token that opens its dashboard at once', async () => {
    const answer = await associations.setUp({ organizationTag: ' austin ' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        success: true,
        masterAffiliateId: expect.any(String),
        dashboardToken: expect.any(String),
        message: 'Austin Board of Realtors master account created successfully!',
      },
    ]);
    expect(await dashboard(answer.json())).toMatchObject({
      id: answer.json<MasterSetupView>().masterAffiliateId,
      name: form.organizationName,
      email: form.contactEmail,
      isMasterAccount: true,
      isOrganizationMember: false,
      organizationTag: 'AUSTIN',
      organizationStatus: 'waiting',
    });
    expect(await associations.listed()).not.toContain('AUSTIN');
  });

  it('[OR-01] refuses a taken tag', async () => {
    expect(
      told(await associations.setUp({ organizationTag: 'Austin', contactEmail: 'eve@example.com' })),
    ).toEqual([409, 'This organization tag is already taken']);
  });

  it('[OR-01] tells only the mailbox that an address belongs to an organization, or to an affiliate', async () => {
    const { partners } = associations;
    const agent = 'agent@example.com';
    await partners.join(agent);
    const barred = 'barred@example.com';
    await partners.join(barred);
    const { affiliateId } = await partners.affiliate(barred);
    await partners.commands.execute(new TerminateAffiliate(affiliateId, 'spam', operator()));
    const fresh = await associations.setUp({ organizationTag: 'DALLAS', contactEmail: 'new@example.com' });
    const shape = (answer: typeof fresh) => {
      const { masterAffiliateId, dashboardToken, ...rest } = answer.json<MasterSetupView>();
      const [initial, id, generation, signature] = dashboardToken.split('.');
      const lengths = [masterAffiliateId.length, signature?.length, answer.headers['content-length']];
      return {
        status: answer.statusCode,
        rest,
        initial,
        isOwn: id === masterAffiliateId,
        generation,
        lengths,
      };
    };
    for (const contactEmail of ['EVA@example.com', agent, barred]) {
      const answer = await associations.setUp({ organizationTag: 'ELPASO', contactEmail });
      expect(shape(answer)).toEqual(shape(fresh));
    }
    expect(await find('ELPASO')).toBeNull();
    const ofOrganization = await mailPayload('eva@example.com');
    expect(ofOrganization.text).toContain('/organization/forgot-password');
    for (const email of [agent, barred])
      expect((await mailPayload(email)).text).toContain('It belongs to an affiliate account');
    expect(ofOrganization.text).not.toMatch(/Austin|Eva/);
  });

  it('[OR-01] answers alike however often an address is tried, and mails it at most three times an hour', async () => {
    const contactEmail = 'tried@example.com';
    const answers = [];
    for (const organizationTag of ['TRY1', 'TRY2', 'TRY3', 'TRY4', 'TRY5', 'TRY6'])
      answers.push(await associations.setUp({ organizationTag, contactEmail }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201]);
    await associations.partners.shop.atRest(() => associations.partners.mailsTo(contactEmail));
    const mails = await associations.partners.mailsTo(contactEmail);
    expect(mails.filter(({ subject }) => subject === known)).toHaveLength(3);
  });

  it('[OR-01] takes as long to answer for a known address as for a new one', async () => {
    const took = async (contactEmail: string, organizationTag: string) => {
      const begunAt = performance.now();
      await associations.setUp({ organizationTag, contactEmail });
      return performance.now() - begunAt;
    };
    expect(await took('EVA@example.com', 'SLOW1')).toBeGreaterThanOrEqual(249);
    expect(await took('slow@example.com', 'SLOW2')).toBeGreaterThanOrEqual(249);
  });

  it('[OR-01] gives a tag, and an address, to one of several who ask at once', async () => {
    const statuses = async (forms: readonly object[]) =>
      (await Promise.all(forms.map((one) => associations.setUp(one)))).map(({ statusCode }) => statusCode);
    const [first, second] = ['x@example.com', 'y@example.com'];
    const oneTag = [first, second].map((contactEmail) => ({ organizationTag: 'WACO', contactEmail }));
    expect((await statuses(oneTag)).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const oneAddress = ['PLANO', 'TYLER'].map((organizationTag) => ({
      organizationTag,
      contactEmail: 'z@example.com',
    }));
    expect(await statuses(oneAddress)).toEqual([201, 201]);
    const entered = await Promise.all(['PLANO', 'TYLER'].map(find));
    expect(entered.filter(Boolean)).toHaveLength(1);
  });

  it('[OR-01] leaves nothing behind wherever it is interrupted: the next try succeeds, with another tag, too', async () => {
    const { application } = associations.partners.shop;
    let kills = 0;
    for (let isKilled = true; isKilled; kills++) {
      const [tag, next, contactEmail] = [`KILL${kills}`, `NEXT${kills}`, `kill-${kills}@example.com`];
      const revive = killedAtWrite(application, kills, writing);
      const answer = await associations.setUp({ organizationTag: tag, contactEmail });
      revive();
      isKilled = answer.statusCode === 500;
      if (!isKilled) break;
      expect(await find(tag)).toBeNull();
      expect((await associations.signIn(contactEmail)).statusCode).toBe(401);
      const again = await associations.setUp({ organizationTag: next, organizationName: next, contactEmail });
      expect([kills, again.statusCode]).toEqual([kills, 201]);
      expect(await dashboard(again.json())).toMatchObject({ name: next, organizationTag: next });
      expect((await associations.signIn(contactEmail)).statusCode).toBe(200);
      await associations.register(tag);
    }
    expect(kills).toBeGreaterThanOrEqual(6);
  });

  it('[OR-01] is refused for an hour after ten organizations of one network', async () => {
    const browser = associations.partners.browser();
    for (let i = 0; i < 10; i++) await associations.setUp({ organizationTag: '' }, browser);
    const refused = await associations.setUp({ organizationTag: 'MIAMI' }, browser);
    expect(told(refused)).toEqual([
      429,
      expect.stringContaining('Too many organizations were set up from your network.'),
    ]);
  });

  it('writes names as names into mails, whatever they look like', async () => {
    const [contactEmail, name] = ['markup@example.com', '=HYPERLINK("x")<script>alert(1)</script>'];
    await associations.setUp({
      organizationTag: 'MARKUP',
      organizationName: name,
      contactName: name,
      contactEmail,
    });
    await associations.partners.mailTo(contactEmail, 2);
    await associations.approve('MARKUP');
    const { html, text } = await associations.partners.mailTo(contactEmail, 3);
    expect(html).not.toContain('<script>');
    expect(text).toContain(`${name} now takes part in Closewise`);
  });
});
