import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import type { AddressedLetter } from '../letter.js';

/** A mail as the outbox shows it; `sentAt` is ISO UTC. */
export type OutboxMail = Readonly<{
  messageId: string;
  sentAt: string;
  to: string;
  language: string;
  subject: string;
  html: string;
  text: string;
}>;

type Row = Readonly<{ message_id: string; subject_id: string; sealed: string; sent_at: Date }>;

/** How many mails the list shows. */
export const SHOWN_MAILS = 100;
const columns = 'message_id, subject_id, sealed, sent_at';

/** The mails of an installation without a mail server, encrypted at rest. */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  /** A repetition does nothing. */
  async put({ messageId, subjectId, to, language, subject, html, text }: AddressedLetter): Promise<void> {
    const sealed = await this.personalData.seal(subjectId, { to, language, subject, html, text });
    await this.database.query(
      `insert into durable.outbox_mails (message_id, subject_id, sealed) values ($1, $2, $3)
       on conflict (message_id) do nothing`,
      [messageId, subjectId, sealed],
    );
  }

  /** The newest first, without those of erased persons. */
  async newest(): Promise<OutboxMail[]> {
    const rows = await this.database.query<Row>(
      `select ${columns} from durable.outbox_mails order by sent_at desc, message_id limit ${SHOWN_MAILS}`,
    );
    return this.openAll(rows);
  }

  /** Every mail of exactly this subject, oldest first. */
  async of(subjectId: string): Promise<OutboxMail[]> {
    const rows = await this.database.query<Row>(
      `select ${columns} from durable.outbox_mails where subject_id = $1 order by sent_at, message_id`,
      [subjectId],
    );
    return this.openAll(rows);
  }

  async erase(subjectId: string): Promise<void> {
    await this.database.query('delete from durable.outbox_mails where subject_id = $1', [subjectId]);
  }

  async find(messageId: string): Promise<OutboxMail | null> {
    const rows = await this.database.query<Row>(
      `select ${columns} from durable.outbox_mails where message_id::text = $1`,
      [messageId],
    );
    return rows[0] ? this.open(rows[0]) : null;
  }

  private async openAll(rows: readonly Row[]): Promise<OutboxMail[]> {
    const mails = await Promise.all(rows.map((row) => this.open(row)));
    return mails.filter((mail) => mail !== null);
  }

  private async open({ message_id, subject_id, sealed, sent_at }: Row): Promise<OutboxMail | null> {
    const content = await this.personalData.open(subject_id, sealed);
    if (content === null) return null;
    const letter = content as Omit<OutboxMail, 'messageId' | 'sentAt'>;
    return { ...letter, messageId: message_id, sentAt: new Date(sent_at).toISOString() };
  }
}
