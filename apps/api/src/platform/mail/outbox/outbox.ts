import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import { Database } from '../../database/database.js';
import type { Table } from '../../database/table.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import type { AddressedLetter } from '../letter.js';
import { OutboxMailRow } from './outbox-mail.table.js';

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

/** How many mails the list shows. */
export const SHOWN_MAILS = 100;

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
    const mail = { messageId, subjectId, sealed };
    await this.table.createQueryBuilder().insert().values(mail).orIgnore().execute();
  }

  /** The newest first, without those of erased persons. */
  async newest(): Promise<OutboxMail[]> {
    const order = { sentAt: 'DESC', messageId: 'ASC' } as const;
    return this.openAll(await this.table.find({ order, take: SHOWN_MAILS }));
  }

  /** Every mail of exactly this subject, oldest first. */
  async of(subjectId: string): Promise<OutboxMail[]> {
    const order = { sentAt: 'ASC', messageId: 'ASC' } as const;
    return this.openAll(await this.table.find({ where: { subjectId }, order }));
  }

  async erase(subjectId: string): Promise<void> {
    await this.table.delete({ subjectId });
  }

  /** Null also for what is no id. */
  async find(messageId: string): Promise<OutboxMail | null> {
    const isIt = Raw<string>((column) => `cast(${column} as text) = :messageId`, { messageId });
    const row = await this.table.findOneBy({ messageId: isIt });
    return row && this.open(row);
  }

  private get table(): Table<OutboxMailRow> {
    return this.database.table(OutboxMailRow);
  }

  private async openAll(rows: readonly OutboxMailRow[]): Promise<OutboxMail[]> {
    const mails = await Promise.all(rows.map((row) => this.open(row)));
    return mails.filter((mail) => mail !== null);
  }

  private async open({ messageId, subjectId, sealed, sentAt }: OutboxMailRow): Promise<OutboxMail | null> {
    const content = await this.personalData.open(subjectId, sealed);
    if (content === null) return null;
    const letter = content as Omit<OutboxMail, 'messageId' | 'sentAt'>;
    return { ...letter, messageId, sentAt: sentAt.toISOString() };
  }
}
