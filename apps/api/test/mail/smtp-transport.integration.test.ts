import { randomUUID } from 'node:crypto';
import type { AddressedLetter } from '../../src/platform/mail/mail.js';
import type { HandOver } from '../../src/platform/mail/mail-transport.js';
import { SmtpTransport } from '../../src/platform/mail/smtp/smtp-transport.js';
import { retryAfterStalls } from '../retry-after-stalls.js';
import { MailServer, reply, type Behaviours } from './mail-server.js';

const sender = { name: 'Closewise', address: 'reports@closewise.test' };
/** Long timeouts, so that a busy machine does not look like a silent server. */
const patience = { connectMs: 30_000, greetingMs: 30_000, silenceMs: 30_000 };
const letter = (changes: Partial<AddressedLetter> = {}): AddressedLetter => ({
  key: 'test:1',
  subjectId: 's',
  to: 'ana@example.com',
  language: 'es',
  subject: 'Su informe está listo',
  html: '<p>¡Hola!</p>',
  text: '¡Hola!\n.\nfin\n',
  messageId: randomUUID(),
  date: new Date('2026-11-21T10:00:00Z'),
  ...changes,
});

describe('a mail on its way to an SMTP server', () => {
  let server: MailServer;
  let begun = 0;
  beforeEach(async () => {
    server = await MailServer.start();
    begun = 0;
  });
  afterEach(() => server.stop());

  const handOver = (
    options: { changes?: Partial<AddressedLetter>; port?: number; signal?: AbortSignal } = {},
    patient = patience,
  ) => {
    const to = { host: '127.0.0.1', port: options.port ?? server.port, secure: false, login: null };
    return new SmtpTransport(to, sender, patient).handOver(letter(options.changes), {
      beforeContent: async () => void begun++,
      signal: options.signal ?? new AbortController().signal,
    });
  };
  const never = () => new Promise<void>(() => undefined);

  it('delivers text and HTML unchanged, with the given sender, date and Message-ID', async () => {
    const messageId = randomUUID();
    expect(await handOver({ changes: { messageId } })).toEqual({ status: 'accepted', reply: '250' });
    const { email } = server.mails[0]!;
    expect(server.mails).toHaveLength(1);
    expect(email).toMatchObject({
      subject: 'Su informe está listo',
      from: { name: 'Closewise', address: 'reports@closewise.test' },
      to: [{ name: '', address: 'ana@example.com' }],
      messageId: `<${messageId}@closewise.test>`,
      date: '2026-11-21T10:00:00.000Z',
    });
    expect(email.text?.trim()).toBe('¡Hola!\n.\nfin');
    expect(email.html?.trim()).toBe('<p>¡Hola!</p>');
    expect(email.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
        expect.objectContaining({ key: 'content-language', value: 'es' }),
      ]),
    );
  });

  it('reveals nothing unnecessary to the server and others on the way', async () => {
    let name: unknown;
    server.behaviours = { onRcpt: ({ hostNameAppearsAs }) => void (name = hostNameAppearsAs) };
    await handOver();
    const { email, raw } = server.mails[0]!;
    expect(name).toBe('closewise.test');
    expect(email.headers.map(({ key }) => key).toSorted()).toEqual([
      'auto-submitted',
      'content-language',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(raw).not.toMatch(/test:1|nodemailer/i);
  });

  it.each<[string, Behaviours, HandOver, number]>([
    [
      'is refused permanently when the recipient is unknown',
      { onRcpt: () => reply(550, '5.1.1 <ana@example.com> is unknown here') },
      { status: 'refused', reply: '550 5.1.1 at RCPT TO' },
      0,
    ],
    [
      'is refused permanently when the content is rejected',
      { onMessage: () => reply(554, '5.7.1 ana@example.com wants no such mail') },
      { status: 'refused', reply: '554 5.7.1 at DATA' },
      1,
    ],
    [
      'may be retried when the server is greylisting',
      { onRcpt: () => reply(451, '4.7.1 greylisted, come back in five minutes') },
      { status: 'deferred', reply: '451 4.7.1 at RCPT TO' },
      0,
    ],
    [
      'may be retried when the server defers the whole mail',
      { onMessage: () => reply(452, '4.3.1 disk full') },
      { status: 'deferred', reply: '452 4.3.1 at DATA' },
      1,
    ],
    [
      'may be retried when the server rejects this sender, since the operator can fix that',
      { onSender: () => reply(550, '5.7.1 reports@closewise.test may not send') },
      { status: 'deferred', reply: '550 5.7.1 at MAIL FROM' },
      0,
    ],
    [
      'may be retried when the server shuts down with a reply after it received the mail',
      { onMessage: () => reply(421, '4.3.2 shutting down') },
      { status: 'deferred', reply: '421 4.3.2 at DATA' },
      1,
    ],
    [
      'may be retried when the server rejects the connection',
      { onConnect: () => reply(554, '5.7.1 you are on a list') },
      { status: 'deferred', reply: '554 5.7.1 at CONN' },
      0,
    ],
  ])('%s', async (_title, behaviours, expected, contents) => {
    server.behaviours = behaviours;
    expect(await handOver()).toEqual(expected);
    expect([server.mails.length, begun]).toEqual([0, contents]);
  });

  it('times out when a server never greets, accepts the recipient or confirms', async () => {
    const endOf = async (stage: keyof Behaviours, ms: number): Promise<HandOver> => {
      const silent = await MailServer.start();
      silent.behaviours = { [stage]: never };
      try {
        return await handOver({ port: silent.port }, { connectMs: ms, greetingMs: ms, silenceMs: ms });
      } finally {
        await silent.stop();
      }
    };
    const stages = ['onConnect', 'onRcpt', 'onMessage'] as const;
    const ends = ['unreachable', 'deferred', 'uncertain'];
    await retryAfterStalls(500, async (ms) =>
      expect(await Promise.all(stages.map((stage) => endOf(stage, ms)))).toEqual(
        ends.map((status) => ({ status, reply: 'ETIMEDOUT at CONN' })),
      ),
    );
  });

  it.each<[string, keyof Behaviours, HandOver['status'], number]>([
    ['before it requests the content', 'onRcpt', 'deferred', 0],
    ['after it received the content, before it confirms', 'onMessage', 'uncertain', 1],
  ])('that loses the server %s ends in the right state', async (_title, stage, status, contents) => {
    server.behaviours = { [stage]: () => (server.cut(), never()) };
    expect(await handOver()).toMatchObject({ status });
    expect(begun).toBe(contents);
  });

  it('detects that no server is there', async () => {
    const { port } = server;
    await server.stop();
    expect(await handOver({ port })).toEqual({ status: 'unreachable', reply: 'ECONNREFUSED at CONN' });
    server = await MailServer.start();
  });

  it('sends no bytes when it has lost the permission to send', async () => {
    const gone = new Error('gone');
    const to = { host: '127.0.0.1', port: server.port, secure: false, login: null };
    const attempt = new SmtpTransport(to, sender, patience).handOver(letter(), {
      beforeContent: () => Promise.reject(gone),
      signal: new AbortController().signal,
    });
    await expect(attempt).rejects.toBe(gone);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([server.recipients, server.mails]).toEqual([['ana@example.com'], []]);
  });

  it('ends at once when the process stops', async () => {
    const stop = new AbortController();
    server.behaviours = { onRcpt: () => (stop.abort(), never()) };
    expect(await handOver({ signal: stop.signal })).toEqual({ status: 'deferred', reply: 'EABORT at CONN' });
  });

  it.each([
    'ana@example.com>\r\nRCPT TO:<eve@example.com',
    'ana@example.com\r\nBcc: eve@example.com',
    'a<b@example.com',
  ])('is never sent to %j, which would be another SMTP command', async (to) => {
    expect(await handOver({ changes: { to } })).toMatchObject({ status: 'refused' });
    expect([server.recipients, server.mails]).toEqual([[], []]);
  });

  it('keeps line breaks in a subject from becoming headers', async () => {
    await handOver({ changes: { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nbody' } });
    const { email, raw } = server.mails[0]!;
    expect(email.bcc).toBeUndefined();
    expect(raw).not.toMatch(/^Bcc:/m);
    expect(server.recipients).toEqual(['ana@example.com']);
  });

  describe('to a server with logins', () => {
    const login = { user: 'closewise', pass: 'right' };
    let given: string[];
    beforeEach(async () => {
      await server.stop();
      given = [];
      server = await MailServer.start({
        authOptional: false,
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _session, done) => {
          given.push(`${username}/${password}`);
          if (password === 'right') done(null, { user: username });
          else done(reply(535, '5.7.8 wrong password for closewise'));
        },
      });
    });
    const send = (host: string, pass: string) =>
      new SmtpTransport(
        { host, port: server.port, secure: false, login: { ...login, pass } },
        sender,
        patience,
      ).handOver(letter(), {
        beforeContent: async () => undefined,
        signal: new AbortController().signal,
      });

    it('logs in', async () => {
      expect(await send('127.0.0.1', 'right')).toMatchObject({ status: 'accepted' });
      expect(server.mails).toHaveLength(1);
    });

    it('retries later with a wrong password, since the operator can fix that', async () => {
      expect(await send('127.0.0.1', 'wrong')).toEqual({
        status: 'deferred',
        reply: '535 5.7.8 at AUTH PLAIN',
      });
    });

    it('never sends a password unencrypted to a server on another machine', async () => {
      const byAnotherName = 'LOCALHOST';
      expect(await send(byAnotherName, 'right')).toMatchObject({ status: 'deferred' });
      expect(given).toEqual([]);
    });
  });

  it('does not trust a server whose certificate it cannot verify', async () => {
    await server.stop();
    server = await MailServer.start({ disabledCommands: ['AUTH'] });
    expect(await handOver()).toEqual({
      status: 'unreachable',
      reply: expect.stringMatching(/CERT/),
    });
    expect(server.recipients).toEqual([]);
  });
});
