import { Expose, Transform } from 'class-transformer';
import { IsBoolean, IsObject, IsOptional, Matches } from 'class-validator';
import { smtpServer, type SmtpServer } from './smtp-server.js';
import { WrongVariableError } from '../startup/startup-error.js';
import { flag } from '../variable-types.js';

const wrongServer =
  'SMTP_URL must be smtp://host:port or smtps://user:password@host:port, special characters %-encoded';
const wrongSender = 'MAIL_FROM must be a sender such as Closewise <reports@example.com>';
const usualSender = 'Closewise <reports@localhost>';
const address = String.raw`[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*`;
const sender = new RegExp(String.raw`^(?:(${address})|([^<>"\p{Cc}]{0,100}?) *<(${address})>)$`, 'u');

/** Where mails go and who sends them; without SMTP_URL they go to the development outbox. */
export class MailConfig {
  @Expose({ name: 'SMTP_URL' })
  @Transform(smtpServer)
  @IsOptional()
  @IsObject({ message: wrongServer })
  readonly smtp?: SmtpServer;

  @Expose({ name: 'MAIL_FROM' })
  @IsOptional()
  @Matches(sender, { message: wrongSender })
  readonly from?: string;

  /** Whoever reaches the server can read the outbox page; production has it only when told so. */
  @Expose({ name: 'ALLOW_MAIL_OUTBOX' })
  @Transform(flag)
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
