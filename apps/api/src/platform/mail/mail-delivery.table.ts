import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** How far a mail is; `uncertain` means that the server may have it, so that only a person may send it again. */
export type MailState = 'prepared' | 'transmitting' | 'accepted' | 'refused' | 'uncertain';

/** One mail about one fact: how far it is, without its address or content. */
@Entity({ schema: 'durable', name: 'mail_deliveries' })
@Unique('mail_deliveries_message_id', ['messageId'])
@Index('mail_deliveries_by_state', ['state', 'changedAt'])
@Index('mail_deliveries_by_subject', ['subjectId'])
export class MailDeliveryRow {
  /** Mailing and fact. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'mail_deliveries_pkey' })
  key!: string;

  @Column({ name: 'subject_id', type: 'text' })
  subjectId!: string;

  @Column({ name: 'message_id', type: 'uuid' })
  messageId!: string;

  @Column({ type: 'text' })
  state!: MailState;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** Codes of the mail server's last word, never its text. */
  @Column({ type: 'text', nullable: true })
  reply!: string | null;

  @Column({ name: 'prepared_at', type: 'timestamptz', default: () => 'now()' })
  preparedAt!: Date;

  @Column({ name: 'changed_at', type: 'timestamptz', default: () => 'now()' })
  changedAt!: Date;
}
