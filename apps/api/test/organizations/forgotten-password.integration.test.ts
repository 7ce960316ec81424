import { jest } from '@jest/globals';
import { Clock } from '../../src/platform/clock/clock.js';
import { Associations, form, told } from './associations.js';

const next = 'five other unrelated words there';
const same = 'If this address belongs to an organization, we have sent it a link to set a new password.';
const ended = [404, 'This link has expired or was already used. Please request a new one.'];

describe('an organization that has forgotten its password', () => {
  let associations: Associations;
  let austin: string;
  beforeAll(async () => {
    associations = await Associations.open();
    ({ email: austin } = await associations.register('AUSTIN'));
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => associations?.close());

  const forgot = (email: string, more: object = {}) =>
    associations.partners.browser().send('POST', '/api/organization/forgot-password', { email, ...more });
  const reset = (token: string, more: object = {}) =>
    associations.partners
      .browser()
      .send('POST', '/api/organization/reset-password', { token, newPassword: next, ...more });
  /** Mails with a link, oldest first. */
  const links = async (email: string) =>
    (await associations.partners.mailsTo(email)).filter(({ text }) => text.includes('/reset-password/'));
  const link = async (email: string, nth: number) => {
    for (;;) {
      const mail = (await links(email))[nth - 1];
      if (mail) return { mail, token: /reset-password\/(\S+)/.exec(mail.text)![1]! };
      await new Promise((done) => setTimeout(done, 50));
    }
  };

  it('answers alike whether anybody has the address, and mails a link to who has it', async () => {
    expect(told(await forgot('nobody@example.com'))).toEqual([200, same]);
    expect(told(await forgot(` ${austin.toUpperCase()} `, { language: 'es' }))).toEqual([200, same]);
    const { mail } = await link(austin, 1);
    expect(mail.subject).toBe('Establezca una contraseña nueva para su organización');
    expect(mail.text).toContain('http://localhost:3000/organization/reset-password/AUSTIN.');
    expect(await links('nobody@example.com')).toEqual([]);
    expect(told(await forgot('nobody'))).toEqual([400, 'Please enter a valid email address']);
  });

  it('sets a new password once by the link, and ends every session', async () => {
    const signedIn = associations.partners.browser();
    await associations.signIn(austin, form.loginPassword, signedIn);
    const { token } = await link(austin, 1);
    const short = await reset(token, { newPassword: 'short' });
    expect(told(short)).toEqual([400, 'New password must be at least 16 characters long']);
    expect(told(await reset(token, { confirmPassword: 'another' }))).toEqual([
      400,
      'New passwords do not match',
    ]);
    expect((await signedIn.send('GET', '/api/organization/session')).statusCode).toBe(200);
    expect(told(await reset(token))).toEqual([200, 'Your new password is set. Please log in with it.']);
    expect((await signedIn.send('GET', '/api/organization/session')).statusCode).toBe(401);
    expect((await associations.signIn(austin)).statusCode).toBe(401);
    expect((await associations.signIn(austin, next)).statusCode).toBe(200);
    expect(told(await reset(token))).toEqual(ended);
  });

  it('opens by no link that was made up, and by none after an hour', async () => {
    await forgot(austin);
    const { mail, token } = await link(austin, 2);
    expect(mail.subject).toBe('Set a new password for your organization');
    const [tag, endsAt, signature] = token.split('.');
    for (const made of ['', 'x', `BOISE.${endsAt}.${signature}`, `${tag}.${Number(endsAt) + 1}.${signature}`])
      expect((await reset(made)).statusCode).toBe(made === '' ? 400 : 404);
    const clock = jest.spyOn(associations.partners.get(Clock), 'now');
    clock.mockImplementation(() => new Date(Number(endsAt)));
    expect(told(await reset(token))).toEqual(ended);
    clock.mockRestore();
    expect((await reset(token, { newPassword: `${next} again` })).statusCode).toBe(200);
  });

  it('is not mailed to without end', async () => {
    const answers = [];
    for (let time = 0; time < 3; time++) answers.push((await forgot('often@example.com')).statusCode);
    expect(answers).toEqual([200, 200, 200]);
    expect((await forgot('often@example.com')).statusCode).toBe(429);
  });
});
