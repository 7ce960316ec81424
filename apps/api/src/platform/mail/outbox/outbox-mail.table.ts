import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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
