import { Injectable } from '@nestjs/common';
import { Raw, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Database } from '../../database/database.js';
import type { Table } from '../../database/table.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import type { AddressedLetter } from '../mail.js';
import { MailTransport, type HandOver } from '../mail-transport.js';

/** A mail in the outbox; `sentAt` is ISO 8601 in UTC. */
export type OutboxMail = Readonly<{
  messageId: string;
  sentAt: string;
  to: string;
  language: string;
  subject: string;
  html: string;
  text: string;
}>;

/** Most mails in the list. */
export const SHOWN_MAILS = 100;

/** The mails of an installation without a mail server, encrypted at rest. */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  /** Does nothing when the mail is in the outbox already. */
  async put({ messageId, subjectId, to, language, subject, html, text }: AddressedLetter): Promise<void> {
    const sealed = await this.personalData.seal(subjectId, { to, language, subject, html, text });
    const mail = { messageId, subjectId, sealed };
    await this.table.createQueryBuilder().insert().values(mail).orIgnore().execute();
  }

  /** Newest first, without mails to erased people. */
  async newest(): Promise<OutboxMail[]> {
    const order = { sentAt: 'DESC', messageId: 'ASC' } as const;
    return this.openAll(await this.table.find({ order, take: SHOWN_MAILS }));
  }

  /** All mails to exactly this subject, oldest first. */
  async findBySubject(subjectId: string): Promise<OutboxMail[]> {
    const order = { sentAt: 'ASC', messageId: 'ASC' } as const;
    return this.openAll(await this.table.find({ where: { subjectId }, order }));
  }

  async erase(subjectId: string): Promise<void> {
    await this.table.delete({ subjectId });
  }

  /** Null also for an invalid id. */
  async find(messageId: string): Promise<OutboxMail | null> {
    const hasId = Raw<string>((column) => `cast(${column} as text) = :messageId`, { messageId });
    const row = await this.table.findOneBy({ messageId: hasId });
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

/** A mail in the development outbox, encrypted with the key of its subject. */
@Entity({ schema: 'durable', name: 'outbox_mails' })
@Index('outbox_mails_newest', ['sentAt'])
@Index('outbox_mails_by_subject', ['subjectId'])
export class OutboxMailRow {
  @PrimaryColumn({ name: 'message_id', type: 'uuid', primaryKeyConstraintName: 'outbox_mails_pkey' })
  messageId!: string;

  @Column({ name: 'subject_id', type: 'text' })
  subjectId!: string;

  @Column({ type: 'text' })
  sealed!: string;

  @Column({ name: 'sent_at', type: 'timestamptz', default: () => 'now()' })
  sentAt!: Date;
}

/** Puts mails into the outbox instead of sending them. */
export class OutboxTransport extends MailTransport {
  override readonly destination = 'the outbox page /dev/outbox';

  constructor(private readonly outbox: Outbox) {
    super();
  }

  override async handOver(letter: AddressedLetter): Promise<HandOver> {
    await this.outbox.put(letter);
    return { status: 'accepted', reply: 'outbox' };
  }
}
