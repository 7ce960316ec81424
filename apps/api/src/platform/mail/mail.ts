import { queueOf } from '../jobs/job.js';
import type { Letter } from './letter.js';

/** A kind of mails. A fact is named by an id that the module understands, such as a report's. */
export type Mailing = Readonly<{
  /** First part of the keys of its mails. */
  name: string;
  /** The mail about the fact, or null when none is due: not wanted, sent already, or the person was erased. */
  compose(fact: string): Promise<Letter | null>;
  /** Runs once the mail server took the mail, and again after a crash. */
  sent(fact: string, correlationId: string): Promise<void>;
}>;

/** What the job of a mail is told. */
export type MailToSend = Readonly<{ mailing: string; fact: string }>;

/** The queue of every mail. */
export const sendMailQueue = queueOf<MailToSend>('send-mail');

/** What a reactor or a command tells that queue to have a mail sent: once for a mailing and a fact, however often. */
export const mailAbout = (mailing: string, fact: string | number): MailToSend => ({
  mailing,
  fact: String(fact),
});

/** Where modules register what they mail while they initialise (onModuleInit). */
export abstract class Mail {
  abstract register(mailing: Mailing): void;
}
