import { randomUUID } from 'node:crypto';
import { waitFor } from '../wait-for.js';
import { AdminBrowser } from './admin-browser.js';
import { Bookkeeping } from './bookkeeping.js';
import type { Partners } from './partners.js';

const wrongRate = 'The commission rate must be a whole number from 25 to 40 percent';
const taken = 'This email address is already registered';

describe('an admin', () => {
  let partners: Partners;
  let admin: AdminBrowser;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const bookkeeping = await Bookkeeping.open();
    ({ partners } = bookkeeping);
    close = () => bookkeeping.close();
    admin = await AdminBrowser.signIn(partners);
    await bookkeeping.organization('AUSTIN');
  });
  afterAll(() => close?.());

  it('[AD-03] [AF-09] creates an affiliate, who gets link and code by mail and is listed immediately', async () => {
    const created = await admin.ask('POST', 'create', { name: ' Ana Lopez ', email: 'ana@example.com' });
    expect(created).toMatchObject({ status: 201, message: 'Affiliate created successfully' });
    const { id, referralCode } = created.affiliate!;
    expect(await admin.listed(id)).toMatchObject({
      name: 'Ana Lopez',
      email: 'ana@example.com',
      referralCode,
      customRate: null,
      commissionRate: 40,
      active: true,
      label: 'New',
    });
    const mail = await partners.mailTo('ana@example.com', 1);
    expect(mail.text).toContain(referralCode);
    const { token } = partners.tokensOf(mail);
    expect((await partners.dashboard(partners.browser(), token)).id).toBe(id);
    const again = await admin.ask('POST', 'create', { name: 'Ana', email: 'ANA@example.com' });
    expect([again.status, again.message]).toEqual([409, taken]);
  });

  it.each([
    ['a name of one letter', { name: ' A ' }, 'Name must be at least 2 characters'],
    ['no name', { name: undefined }, 'Name is missing'],
    ['no address', { email: 'ana@' }, 'Please enter a valid email address'],
    ['a script', { website: 'javascript:alert(1)' }, 'Please enter a valid website URL'],
    ['a foreign field', { isMaster: true }, 'isMaster'],
  ])('[AD-03] cannot create an affiliate with %s', async (_title, wrong, message) => {
    const before = (await admin.list()).total;
    const answer = await admin.ask('POST', 'create', { name: 'Bo Ray', email: 'bo@example.com', ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.message).toContain(message);
    expect((await admin.list()).total).toBe(before);
  });

  it('changes an address, and the former one gets one mail without the new address', async () => {
    const { id } = await admin.create('Uma Old', 'uma@example.com');
    await partners.mailTo('uma@example.com', 1);
    await admin.ask('PUT', id, { name: 'Uma Renamed', email: 'UMA@example.com' });
    for (const _ of ['once', 'again'])
      await admin.ask('PUT', id, { name: 'Uma New', email: 'uma.new@example.com' });
    const { subject, text } = await partners.mailTo('UMA@example.com', 1);
    expect(subject).toBe('The email address of your affiliate account was changed');
    expect(text).toContain('we pay nothing out of the account for 7 days');
    expect(text).toContain('reply to this email now');
    expect(text).not.toMatch(/Uma|uma\.new|\/affiliate\//);
    await admin.ask('PUT', id, { name: 'Uma New', email: 'uma@example.com' });
    await partners.mailTo('uma.new@example.com', 2);
    const titles = (mails: { subject: string }[]) => mails.filter((mail) => mail.subject === subject).length;
    await partners.shop.atRest(() => partners.mailsTo('UMA@example.com'));
    expect(titles(await partners.mailsTo('UMA@example.com'))).toBe(1);
    expect(titles(await partners.mailsTo('uma@example.com'))).toBe(0);
    expect(titles(await partners.mailsTo('uma.new@example.com'))).toBe(1);
  });

  it('[AD-03] edits name and address, keeps omitted fields, deactivates and reactivates', async () => {
    const { id } = await admin.create('Cy Old', 'cy@example.com');
    const { token } = partners.tokensOf(await partners.mailTo('cy@example.com', 1));
    const website = 'https://cy.example';
    await admin.ask('PUT', id, { name: 'Cy Old', email: 'cy@example.com', website });
    const edited = { name: 'Cy New', email: 'cy.new@example.com', active: false };
    for (const _ of ['once', 'again']) {
      expect(await admin.ask('PUT', id, edited)).toMatchObject({
        status: 200,
        message: 'Affiliate updated successfully',
      });
    }
    expect(await admin.listed(id)).toMatchObject({ ...edited, website, status: 'inactive' });
    expect((await partners.mailTo('cy.new@example.com', 1)).text).toContain('/affiliate/dashboard/');
    expect(await partners.dashboard(partners.browser(), token)).toBeUndefined();
    await admin.ask('PUT', id, { ...edited, active: true });
    expect(await admin.listed(id)).toMatchObject({ active: true, status: 'active' });
    const other = await admin.create('Di Wu', 'di@example.com');
    const answer = await admin.ask('PUT', other.id, { ...edited, name: 'Di Changed' });
    expect([answer.status, answer.message]).toEqual([409, taken]);
    expect(await admin.listed(other.id)).toMatchObject({
      name: 'Di Wu',
      email: 'di@example.com',
      active: true,
    });
    // The former address can register again.
    await admin.create('Eve Lane', 'cy@example.com');
  });

  it('[AD-03] sees what another admin changed in the meantime, and nothing is saved', async () => {
    const other = await AdminBrowser.signIn(partners, 'ben');
    const { id } = await admin.create('Zed Ott', 'zed@example.com');
    const { version } = (await admin.listed(id))!;
    const rate = { rate: 30, reason: 'agreed' };
    expect((await admin.ask('PUT', `${id}/commission-rate`, rate, version)).status).toBe(200);
    const meanwhile = expect.stringMatching(
      /^Not saved: Zed Ott was changed after you opened this\. Set the commission rate of Zed Ott to 30 percent \(ann, [\d-]+ [\d:]+ UTC\)\. Reload to see it, /,
    );
    for (const [path, body] of [
      [`${id}/commission-rate`, { rate: 25 }],
      [id, { name: 'Zeddy Ott', email: 'zeddy@example.com' }],
      [id, { name: 'Zed Ott', email: 'zed@example.com', active: false }],
      [`${id}/membership`, { organizationTag: 'AUSTIN', reason: 'asked' }],
    ] as const) {
      const answer = await other.ask('PUT', path, body, version);
      expect([path, answer.status, answer.message]).toEqual([path, 412, meanwhile]);
    }
    const now = (await other.listed(id))!;
    expect(now).toMatchObject({ name: 'Zed Ott', commissionRate: 30, active: true, organizationTag: null });
    expect(now.version).toBe(version + 1);
    // The refused address was not claimed.
    await admin.create('Zeddy Other', 'zeddy@example.com');
    // With the current version the change is saved, and a repetition with the old version changes nothing.
    const both = { name: 'Zed Otto', email: 'zed@example.com', active: false };
    expect((await other.ask('PUT', id, both, now.version)).status).toBe(200);
    expect((await other.listed(id))!.version).toBe(now.version + 2);
    expect((await admin.ask('PUT', `${id}/commission-rate`, rate, version)).status).toBe(200);
    // Without a version, every change is saved.
    expect((await admin.ask('PUT', `${id}/commission-rate`, { rate: 26 })).status).toBe(200);
  });

  it('[AF-04] [AD-07] sets a rate with a reason, which the audit log shows', async () => {
    const { id, referralCode } = await admin.create('Fay Kim', 'fay@example.com');
    for (const rate of ['30', 24, 41, 40.5, null, undefined]) {
      const { status, message } = await admin.ask('PUT', `${id}/commission-rate`, { rate });
      expect([rate, status, message]).toEqual([rate, 400, wrongRate]);
    }
    const reason = 'Agreed by phone';
    const { message } = await admin.ask('PUT', `${id}/commission-rate`, { rate: 30, reason });
    expect(message).toBe('Commission rate updated successfully');
    expect(await admin.listed(id)).toMatchObject({ customRate: 30, commissionRate: 30 });
    const summary = `Set the commission rate of Fay Kim (${referralCode}) to 30 percent`;
    expect((await admin.actions()).slice(0, 2)).toMatchObject([
      { admin: admin.username, action: 'CommissionRateSet', summary, reason },
      { admin: admin.username, summary: `Registered the affiliate Fay Kim (${referralCode})`, reason: null },
    ]);
    const changed = { kind: 'rate-change', name: 'Fay Kim', referralCode };
    await waitFor(async () => expect((await admin.activity())[0]).toMatchObject(changed));
  });

  it('[AD-03] corrects a membership with a reason, for an approved organization', async () => {
    const { id } = await admin.create('Gus Hall', 'gus@example.com');
    const correct = (organizationTag: string | null, reason: string) =>
      admin.ask('PUT', `${id}/membership`, { organizationTag, memberId: ' 77 ', reason });
    expect((await correct('NOBODY', 'asked')).message).toMatch(/^We do not know this organization/);
    expect((await correct('AUSTIN', '  ')).message).toBe('Enter a reason; it is kept with this change');
    expect(await admin.listed(id)).toMatchObject({ organizationTag: null });
    await correct('austin', 'the board confirmed it');
    const member = { isOrganizationMember: true, organizationTag: 'AUSTIN', organizationMemberId: '77' };
    expect(await admin.listed(id)).toMatchObject({ ...member, isHarMember: false });
    await correct(null, 'left the board');
    expect(await admin.listed(id)).toMatchObject({ isOrganizationMember: false, organizationTag: null });
  });

  it('[AD-03] replaces the link: the new one is mailed, the old one no longer works', async () => {
    const { id, referralCode } = await admin.create('Hal Ito', 'hal@example.com');
    const old = partners.tokensOf(await partners.mailTo('hal@example.com', 1)).token;
    expect((await admin.ask('POST', `${id}/replace-link`, {})).status).toBe(200);
    const renewed = partners.tokensOf(await partners.mailTo('hal@example.com', 2)).token;
    const [action] = await admin.actions();
    expect(action).toMatchObject({ summary: `Sent Hal Ito (${referralCode}) a new dashboard link` });
    expect(await partners.dashboard(partners.browser(), old)).toBeUndefined();
    expect((await partners.dashboard(partners.browser(), renewed)).id).toBe(id);
  });

  it('[AF-08] [AF-06] terminates an affiliate with a reason, after which nothing can change and the address is barred', async () => {
    const { id, referralCode } = await admin.create('Ida Moss', 'ida@example.com');
    const { message } = await admin.ask('POST', `${id}/terminate`, { reason: ' ' });
    expect(message).toBe('Enter a reason; it is kept with this change');
    for (const _ of ['once', 'again'])
      expect((await admin.ask('POST', `${id}/terminate`, { reason: 'Unwanted mail' })).status).toBe(200);
    expect(await admin.listed(id)).toMatchObject({ status: 'terminated', active: false });
    const rate = await admin.ask('PUT', `${id}/commission-rate`, { rate: 30 });
    expect([rate.status, rate.message]).toEqual([
      409,
      'This affiliate was terminated; that cannot be undone',
    ]);
    const back = await admin.ask('POST', 'create', { name: 'Ida Moss', email: 'ida@example.com' });
    expect(back.status).toBe(409);
    const summary = `Terminated the affiliate Ida Moss (${referralCode})`;
    const actions = await admin.actions();
    expect(actions.filter((action) => action.reason === 'Unwanted mail')).toMatchObject([{ summary }]);
  });

  it('[AF-08] deletes an affiliate, who is no longer listed or found; only the code remains', async () => {
    const { id, referralCode } = await admin.create('Jo Zzyx', 'jo.zzyx@example.com');
    for (const _ of ['once', 'again'])
      expect(await admin.ask('DELETE', id)).toMatchObject({
        status: 200,
        message: 'Affiliate deleted successfully',
      });
    expect(await admin.listed(id)).toBeUndefined();
    expect((await admin.list('search=zzyx')).total).toBe(0);
    const edit = await admin.ask('PUT', id, { name: 'Jo', email: 'jo.zzyx@example.com' });
    expect([edit.status, edit.message]).toEqual([410, 'This affiliate was deleted']);
    await waitFor(async () => {
      const signUp = (await admin.activity()).find((one) => one.referralCode === referralCode);
      expect(signUp).toMatchObject({ kind: 'sign-up', name: null });
    });
    const actions = await admin.actions();
    expect(actions.map(({ summary }) => summary)).toContain(`Deleted the affiliate ${referralCode}`);
    expect(JSON.stringify(actions)).not.toContain('Zzyx');
  });

  it.each([
    ['PUT', '', { name: 'Ana Lopez', email: 'nobody@example.com' }],
    ['PUT', '/commission-rate', { rate: 30 }],
    ['PUT', '/membership', { organizationTag: null, reason: 'left' }],
    ['POST', '/replace-link', {}],
    ['POST', '/terminate', { reason: 'spam' }],
    ['DELETE', '', undefined],
  ] as const)('gets 404 for %s%s with an unknown id', async (method, path, body) => {
    for (const id of [randomUUID(), '%E2%80%A6', "1' or '1'='1"]) {
      const { status, message } = await admin.ask(method, `${encodeURI(id)}${path}`, body);
      expect([id, status, message]).toEqual([id, 404, 'There is no such affiliate']);
    }
  });
});
