import { MailConfig } from './mail-config.js';
import { readConfig } from '../read-config.js';

const from = { MAIL_FROM: 'Closewise <reports@example.com>' };
const smtp = { SMTP_URL: 'smtp://mail.example.com', ...from };

describe('the configuration of mails', () => {
  it('needs no variable: mails stay in the outbox', () => {
    const config = readConfig(MailConfig, {});
    expect(config.smtp).toBeUndefined();
    expect(config.sender).toEqual({ name: 'Closewise', address: 'reports@localhost' });
  });

  it.each([
    ['smtp://mail', { host: 'mail', port: 587, secure: false, login: null }],
    ['smtp://mail:1025/', { host: 'mail', port: 1025, secure: false, login: null }],
    [
      'smtps://ana%40b:p%2Fw%3A@mail.example.com',
      { host: 'mail.example.com', port: 465, secure: true, login: { user: 'ana@b', pass: 'p/w:' } },
    ],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, login: null }],
  ])('takes %s for a mail server', (url, server) => {
    expect(readConfig(MailConfig, { ...from, SMTP_URL: url }).smtp).toEqual(server);
  });

  it.each([
    ['Closewise <reports@example.com>', { name: 'Closewise', address: 'reports@example.com' }],
    ['reports@example.com', { name: '', address: 'reports@example.com' }],
    ['Élan & Co. <a.b+c@x.io>', { name: 'Élan & Co.', address: 'a.b+c@x.io' }],
    ['Closewise <reports@localhost>', { name: 'Closewise', address: 'reports@localhost' }],
  ])('takes %s for a sender', (given, sender) => {
    expect(readConfig(MailConfig, { MAIL_FROM: given }).sender).toEqual(sender);
  });

  it.each([
    'mail.example.com:587',
    'http://mail.example.com',
    'smtp://',
    'smtp://user@mail',
    'smtp://:secret@mail',
    'smtp://user:100%@mail',
    'smtp://mail/path',
    'smtp://mail?tls=no',
    'smtp://mail:99999',
  ])('refuses the mail server %s without repeating it, for it may hold a password', (url) => {
    expect(() => readConfig(MailConfig, { ...from, SMTP_URL: url })).toThrow(
      /^SMTP_URL must be smtp:\/\/host:port or smtps:\/\/user:password@host:port, special characters %-encoded$/,
    );
  });

  it.each([
    ['a sender that is none', { MAIL_FROM: 'Closewise' }, /^MAIL_FROM must be a sender such as/],
    ['a sender with two lines', { MAIL_FROM: 'A\r\nBcc: x <a@b.c>' }, /^MAIL_FROM must be/],
    ['two senders', { MAIL_FROM: 'a@b.c, d@e.f' }, /^MAIL_FROM must be/],
    ['a bracket that does not close', { MAIL_FROM: 'Closewise <a@b.c' }, /^MAIL_FROM must be/],
    ['a bracket that does not open', { MAIL_FROM: 'a@b.c>' }, /^MAIL_FROM must be/],
    ['a server without a sender', { SMTP_URL: 'smtp://mail' }, /^MAIL_FROM is required with SMTP_URL/],
    ['an unclear permission', { ALLOW_MAIL_OUTBOX: 'yes' }, /^ALLOW_MAIL_OUTBOX must be true or false$/],
    ['production without a server', { NODE_ENV: 'production' }, /^SMTP_URL is required in production/],
  ])('refuses %s in one line', (_title, environment, message) => {
    expect(() => readConfig(MailConfig, environment)).toThrow(message);
  });

  it('lets production go with a server, or with the outbox when told so', () => {
    const production = { NODE_ENV: 'production' };
    expect(readConfig(MailConfig, { ...production, ...smtp }).smtp).toBeDefined();
    expect(readConfig(MailConfig, { ...production, ALLOW_MAIL_OUTBOX: 'true' }).allowOutbox).toBe(true);
  });
});
