import { Injectable } from '@nestjs/common';
import { queueOf } from '../jobs/job.js';

/** A kind of mail. `fact` is an id that the module understands, such as a report's. */
export type Mailing = Readonly<{
  /** The first part of its mails' keys. */
  name: string;
  /** Composes the mail about the fact; null when it is not due: not requested, already sent, or the person was erased. */
  compose(fact: string): Promise<Letter | null>;
  /** Runs after the mail server has accepted the mail; again after a crash. */
  sent(fact: string, correlationId: string): Promise<void>;
}>;

/** The payload of a mail's job. */
export type MailPayload = Readonly<{ mailing: string; fact: string }>;

/** The queue of every mail. */
export const sendMailQueue = queueOf<MailPayload>('send-mail');

/** The payload that sends a mail: once for a mailing and a fact, however often it is enqueued. */
export const mailPayload = (mailing: string, fact: string | number): MailPayload => ({
  mailing,
  fact: String(fact),
});

/** Modules register their mailings here while they initialize (onModuleInit). */
export abstract class Mail {
  abstract register(mailing: Mailing): void;
}

/** One mail to one person, in `language` (a BCP 47 tag). None of it is stored in clear text. */
export type Letter = Readonly<{
  subjectId: string;
  to: string;
  language: string;
  subject: string;
  html: string;
  text: string;
}>;

/** A letter ready to send; the same mail keeps its `messageId` and date in all attempts. */
export type AddressedLetter = Letter & Readonly<{ key: string; messageId: string; date: Date }>;

/** The mailings of all modules. */
@Injectable()
export class Mailings extends Mail {
  private readonly mailings = new Map<string, Mailing>();

  override register(mailing: Mailing): void {
    if (!/^[a-z-]+$/.test(mailing.name)) throw new Error(`A mailing cannot be named ${mailing.name}`);
    if (this.mailings.has(mailing.name)) throw new Error(`Two mailings are named ${mailing.name}`);
    this.mailings.set(mailing.name, mailing);
  }

  findMailing(name: string): Mailing {
    const mailing = this.mailings.get(name);
    if (!mailing) throw new Error(`This release has no mailing named ${name}`);
    return mailing;
  }
}
