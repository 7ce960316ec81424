import { Expose, Transform, type TransformFnParams } from 'class-transformer';
import { IsBoolean, IsObject, IsOptional, Matches } from 'class-validator';
import { WrongVariableError } from '../startup/startup-error.js';
import { readFlag } from '../read-config.js';

const wrongServer =
  'SMTP_URL must be smtp://host:port or smtps://user:password@host:port, special characters %-encoded';
const wrongSender = 'MAIL_FROM must be a sender such as Closewise <reports@example.com>';
const usualSender = 'Closewise <reports@localhost>';
const address = String.raw`[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*`;
const sender = new RegExp(String.raw`^(?:(${address})|([^<>"\p{Cc}]{0,100}?) *<(${address})>)$`, 'u');

/** Where mails go and who sends them; without SMTP_URL they go to the development outbox. */
export class MailConfig {
  @Expose({ name: 'SMTP_URL' })
  @Transform(readSmtpServer)
  @IsOptional()
  @IsObject({ message: wrongServer })
  readonly smtp?: SmtpServer;

  @Expose({ name: 'MAIL_FROM' })
  @IsOptional()
  @Matches(sender, { message: wrongSender })
  readonly from?: string;

  /** The outbox page shows every mail to anyone who reaches the server, so production has to allow it. */
  @Expose({ name: 'ALLOW_MAIL_OUTBOX' })
  @Transform(readFlag)
  @IsBoolean({ message: 'ALLOW_MAIL_OUTBOX must be true or false' })
  readonly allowOutbox: boolean = false;

  @Expose({ name: 'NODE_ENV' })
  readonly environment: string = 'development';

  get sender(): Readonly<{ name: string; address: string }> {
    const [, alone, name = '', named = ''] = sender.exec(this.from ?? usualSender) ?? [];
    return { name, address: alone ?? named };
  }

  check(): void {
    if (this.smtp && !this.from) {
      throw new WrongVariableError(
        'MAIL_FROM is required with SMTP_URL: a sender such as Closewise <reports@example.com>',
      );
    }
    if (this.environment === 'production' && !this.smtp && !this.allowOutbox) {
      throw new WrongVariableError(
        'SMTP_URL is required in production: without it, only ALLOW_MAIL_OUTBOX=true lets mails go to an open page',
      );
    }
  }
}

/** A mail server. `secure`: TLS from the first byte; otherwise STARTTLS where the server offers it. */
export type SmtpServer = Readonly<{
  host: string;
  port: number;
  secure: boolean;
  login: Readonly<{ user: string; pass: string }> | null;
}>;

/** Parses SMTP_URL; false, which fails validation, when it is invalid. */
function readSmtpServer({ value }: TransformFnParams): SmtpServer | false | undefined {
  if (value === undefined || !URL.canParse(String(value))) return value === undefined ? undefined : false;
  const url = new URL(String(value));
  const hasMore = /[^/]/.test(url.pathname) || url.search !== '' || url.hash !== '';
  const login = parseLogin(url);
  if (!/^smtps?:$/.test(url.protocol) || !url.hostname || hasMore || login === false) return false;
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, login };
}

/** Null without user and password; false with only one of them or a wrong encoding. */
function parseLogin({ username, password }: URL): SmtpServer['login'] | false {
  if (!username && !password) return null;
  try {
    const login = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    return login.user && login.pass ? login : false;
  } catch {
    return false;
  }
}
