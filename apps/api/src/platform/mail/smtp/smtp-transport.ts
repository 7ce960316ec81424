import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpServer } from '../../config/variables/smtp-server.js';
import type { AddressedLetter } from '../letter.js';
import { MailTransport, type HandOver, type HandOverOptions } from '../mail-transport.js';
import { composeMessage, type Sender } from './compose-message.js';
import { codesOf, handOverOf, type Progress } from './hand-over-of.js';
import { contentAfter, exchange } from './smtp-exchange.js';

/** How long the server may be silent; after the last byte it may need ten minutes (RFC 5321, 4.5.3.2.6). */
export type Patience = Readonly<{ connectMs: number; greetingMs: number; silenceMs: number }>;
const usualPatience: Patience = { connectMs: 30_000, greetingMs: 60_000, silenceMs: 600_000 };

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** Hands mails to an SMTP server, each over a connection of its own. A password never travels in the clear. */
export class SmtpTransport extends MailTransport {
  override readonly destination: string;

  constructor(
    private readonly server: SmtpServer,
    private readonly sender: Sender,
    private readonly patience: Patience = usualPatience,
  ) {
    super();
    this.destination = `${server.host}:${server.port}`;
  }

  override async handOver(letter: AddressedLetter, options: HandOverOptions): Promise<HandOver> {
    const bytes = await composeMessage(letter, this.sender);
    let progress: Progress = 'connecting';
    let halt: unknown = null;
    const before = async (): Promise<void> => {
      await options.beforeContent().catch((error: unknown) => Promise.reject((halt = error)));
      progress = 'content';
    };
    const { login } = this.server;
    const envelope = { from: this.sender.address, to: letter.to, size: bytes.length };
    const content = contentAfter(before, bytes);
    const greeted = (): void => void (progress = 'envelope');
    const { signal } = options;
    try {
      const reply = await exchange(this.connection(), { greeted, login, envelope, content, signal });
      return { status: 'accepted', reply: codesOf(reply) };
    } catch (error) {
      if (error === halt) throw error;
      return handOverOf(error as Error, progress);
    }
  }

  private connection(): SMTPConnection {
    const { host, port, secure, login } = this.server;
    const { connectMs, greetingMs, silenceMs } = this.patience;
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
