import { jest } from '@jest/globals';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { Admins } from '../../src/administration/accounts/admins.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { Browser } from '../administration/browser.js';
import { Phone } from '../administration/phone.js';
import { operator } from '../affiliation/partners.js';
import { waitFor } from '../wait-for.js';
import { Associations, form } from '../organizations/associations.js';

/** How an IPv4 client looks to a server that listens on IPv6. */
const seen = '::ffff:203.0.113.9';
const address = '203.0.113.9';

describe('[PL-07] the log of sign-ins', () => {
  let associations: Associations;
  const lines: object[] = [];
  beforeAll(async () => {
    associations = await Associations.open({
      prepare: (server) =>
        server.addHook('onRequest', (request, _, done) => {
          jest.spyOn(request.log, 'info').mockImplementation((...line: unknown[]) => {
            if (line[1] === 'sign-in') lines.push(line[0] as object);
          });
          done();
        }),
    });
  });
  afterAll(() => associations?.close());

  const browserAt = (from = seen) => new Browser(associations.partners.shop.application, from);
  /** What was logged meanwhile. */
  const during = async (run: () => Promise<unknown>): Promise<object[]> => {
    const before = lines.length;
    await run();
    return lines.slice(before);
  };

  it('says from which address an admin typed passwords and codes, at the sign-in and at a confirmation', async () => {
    const { username, password } = await associations.partners.commands.execute(
      new CreateAdmin('logged', { role: 'admin', password: null }, operator()),
    );
    const admins = associations.partners.get(Admins);
    const { adminId } = (await admins.findByUsernameKey(admins.keyOf(username)))!;
    const line = (outcome: string) => ({ account: `admin ${adminId}`, address, outcome });
    const browser = browserAt();
    expect(await during(() => browser.signIn(username, 'a guess'))).toEqual([line('wrong password')]);
    expect(await during(() => browser.signIn(username, password))).toEqual([
      line('right password'),
      line('signed in'),
    ]);

    const phone = new Phone(associations.partners.get(Clock));
    expect(await during(() => phone.setUp(browser))).toEqual([line('right code')]);
    const confirm = (typed: object) => browser.send('POST', '/api/auth/confirm', typed);
    expect(await during(() => confirm({ password: 'a guess' }))).toEqual([line('wrong password')]);
    expect(await during(() => confirm({ password, code: '0000-0000' }))).toEqual([
      line('right password'),
      line('wrong code'),
    ]);
    expect(await during(() => confirm({ password, code: phone.recoveryCodes[0] }))).toEqual([
      line('right password'),
      line('right code'),
    ]);
  });

  it('names an account that nobody has by a pseudonym, and tries that are refused', async () => {
    const browser = browserAt('2001:DB8:1:2::9');
    const tried = await during(async () => {
      for (let i = 0; i < 6; i++) await browser.signIn('Nobody At All', 'a guess');
    });
    const account = expect.stringMatching(/^admin [0-9a-f]{16,}$/);
    const line = (outcome: string) => ({ account, address: '2001:db8:1:2::9', outcome });
    expect(tried).toEqual([...Array<object>(5).fill(line('wrong password')), line('too many attempts')]);
  });

  it('says from which address an organization typed passwords, and opened a link to replace one', async () => {
    const { email, masterAffiliateId } = await associations.register('LOGAN');
    const line = (outcome: string) => ({
      account: `organization LOGAN.${masterAffiliateId}`,
      address,
      outcome,
    });
    const browser = browserAt();
    expect(await during(() => associations.signIn(email, 'a guess', browser))).toEqual([
      line('wrong password'),
    ]);
    expect(await during(() => associations.signIn(email, form.loginPassword, browser))).toEqual([
      line('right password'),
      line('signed in'),
    ]);
    const confirm = (password: string) => browser.send('POST', '/api/organization/confirm', { password });
    expect(await during(() => confirm('a guess'))).toEqual([line('wrong password')]);
    expect(await during(() => confirm(form.loginPassword))).toEqual([line('right password')]);

    await browser.send('POST', '/api/organization/forgot-password', { email });
    const { partners } = associations;
    const token = await waitFor(async () => {
      const [found] = (await partners.mailsTo(email)).flatMap(({ text }) =>
        [...text.matchAll(/reset-password\/(\S+)/g)].map(([, one]) => one!),
      );
      if (found !== undefined) return found;
      throw new Error('no link was mailed');
    });
    const replace = (by: string) =>
      browser.send('POST', '/api/organization/reset-password', {
        token: by,
        newPassword: 'five other unrelated words',
        confirmPassword: 'five other unrelated words',
      });
    expect(await during(() => replace(`${token}0`))).toEqual([
      { account: 'organization unknown', address, outcome: 'wrong link' },
    ]);
    expect(await during(() => replace(token))).toEqual([line('right link')]);
    expect(await during(() => replace(token))).toEqual([line('wrong link')]);
  });

  it('says from which address the link of a registration was opened, and one that opens nothing', async () => {
    const { partners } = associations;
    const email = 'eva@lubbock.example';
    await associations.setUp({ organizationTag: 'LUBBOCK', contactEmail: email });
    const token = await waitFor(async () => {
      const [found] = (await partners.mailsTo(email)).flatMap(({ text }) =>
        [...text.matchAll(/organization\/registration\/(\S+)/g)].map(([, one]) => one!),
      );
      if (found !== undefined) return found;
      throw new Error('no link was mailed');
    });
    const opened = (by: string) => () => browserAt().send('GET', `/api/organization/registration/link/${by}`);
    expect(await during(opened(token))).toEqual([
      { account: expect.stringMatching(/^organization LUBBOCK\./), address, outcome: 'right link' },
    ]);
    expect(await during(opened(`${token}0`))).toEqual([
      { account: 'organization unknown', address, outcome: 'wrong link' },
    ]);
  });

  it('says from which address a link of an affiliate was opened, and one that opens nothing', async () => {
    const { partners } = associations;
    const { token, notMe } = await partners.join('linda@example.com');
    const { affiliateId } = await partners.affiliate('linda@example.com');
    const line = (outcome: string) => ({ account: `affiliate ${affiliateId}`, address, outcome });
    const browser = browserAt();
    const opened =
      (by: string, part = '') =>
      () =>
        browser.send('GET', `/api/affiliate/dashboard/${by}${part}`);
    expect(await during(opened(token))).toEqual([line('right link'), line('signed in')]);
    expect(await during(opened(token, '/commissions'))).toEqual([line('right link')]);
    expect(await during(opened(notMe))).toEqual([line('wrong link')]);
    expect(await during(opened('m.nobody.1.0'))).toEqual([
      { account: 'affiliate unknown', address, outcome: 'wrong link' },
    ]);
  });
});
