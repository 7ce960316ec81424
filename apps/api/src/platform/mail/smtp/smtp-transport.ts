import SMTPConnection from 'nodemailer/lib/smtp-connection';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { SmtpServer } from '../../config/variables/mail-config.js';
import type { AddressedLetter } from '../mail.js';
import { MailTransport, type HandOver, type HandOverOptions } from '../mail-transport.js';
import {
  type SmtpProgress,
  extractCodes,
  interpretError,
  readAfter,
  sendOverConnection,
} from './smtp-exchange.js';

/** How long the server may be silent; after the last byte it may need ten minutes (RFC 5321, 4.5.3.2.6). */
type SmtpTimeouts = Readonly<{ connectMs: number; greetingMs: number; silenceMs: number }>;
const defaultTimeouts: SmtpTimeouts = { connectMs: 30_000, greetingMs: 60_000, silenceMs: 600_000 };

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** Hands mails to an SMTP server, each over its own connection. A password is never sent unencrypted. */
export class SmtpTransport extends MailTransport {
  override readonly destination: string;

  constructor(
    private readonly server: SmtpServer,
    private readonly sender: Sender,
    private readonly timeouts: SmtpTimeouts = defaultTimeouts,
  ) {
    super();
    this.destination = `${server.host}:${server.port}`;
  }

  override async handOver(letter: AddressedLetter, options: HandOverOptions): Promise<HandOver> {
    const bytes = await composeMessage(letter, this.sender);
    let progress: SmtpProgress = 'connecting';
    let halt: unknown = null;
    const before = async (): Promise<void> => {
      await options.beforeContent().catch((error: unknown) => Promise.reject((halt = error)));
      progress = 'content';
    };
    const { login } = this.server;
    const envelope = { from: this.sender.address, to: letter.to, size: bytes.length };
    const content = readAfter(before, bytes);
    const greeted = (): void => void (progress = 'envelope');
    const { signal } = options;
    try {
      const reply = await sendOverConnection(this.connection(), {
        greeted,
        login,
        envelope,
        content,
        signal,
      });
      return { status: 'accepted', reply: extractCodes(reply) };
    } catch (error) {
      if (error === halt) throw error;
      return interpretError(error as Error, progress);
    }
  }

  private connection(): SMTPConnection {
    const { host, port, secure, login } = this.server;
    const { connectMs, greetingMs, silenceMs } = this.timeouts;
    return new SMTPConnection({
      host,
      port,
      secure,
      requireTLS: login !== null && !loopback.has(host),
      name: this.sender.address.split('@')[1],
      connectionTimeout: connectMs,
      dnsTimeout: connectMs,
      greetingTimeout: greetingMs,
      socketTimeout: silenceMs,
    });
  }
}

/** The sender of all mails. */
type Sender = Readonly<{ name: string; address: string }>;

/** Composes the MIME message: text first, HTML as its alternative. */
function composeMessage(letter: AddressedLetter, sender: Sender): Promise<Buffer> {
  const { to, language, subject, html, text, messageId, date } = letter;
  const composer = new MailComposer({
    from: sender,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    messageId: `<${messageId}@${sender.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
