import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { Database } from '../database/database.js';
import { returnedRows, type Table } from '../database/table.js';
import type { HandOver } from './mail-transport.js';

/** One attempt to hand a mail over; a later attempt for the same mail invalidates it. */
export type Attempt = Readonly<{ key: string; number: number; messageId: string; preparedAt: Date }>;

/** Another attempt has replaced this one, which must not send anything. */
class OutdatedAttemptError extends Error {
  override readonly name = 'OutdatedAttemptError';
  constructor() {
    super('Another worker is sending this mail');
  }
}

/** The mail's state after a hand-over. */
const stateAfterHandOver: Readonly<Record<HandOver['status'], MailState>> = {
  accepted: 'accepted',
  unreachable: 'prepared',
  deferred: 'prepared',
  refused: 'refused',
  uncertain: 'uncertain',
};

const attemptColumns = ['attempts', 'messageId', 'preparedAt'] as const;
/** Postgres's clock. */
const now = (): string => 'now()';

/** The delivery state of each mail, in `durable.mail_deliveries`. */
@Injectable()
export class MailDeliveries {
  constructor(private readonly database: Database) {}

  /** Null when the mail was never prepared. */
  async stateOf(key: string): Promise<MailState | null> {
    const row = await this.table.findOneBy({ key });
    return row?.state ?? null;
  }

  /** Starts a new attempt; null when the mail is not waiting for one. */
  async begin(key: string, subjectId: string): Promise<Attempt | null> {
    const prepared = { key, subjectId, messageId: randomUUID(), state: 'prepared' } as const;
    await this.table.createQueryBuilder().insert().values(prepared).orIgnore().execute();
    const started = await this.table.update(
      { key, state: 'prepared' },
      { attempts: () => 'attempts + 1', changedAt: now },
      { returning: [...attemptColumns] },
    );
    const [row] = returnedRows(this.table, started, attemptColumns);
    if (!row) return null;
    const { attempts: number, messageId, preparedAt } = row;
    return { key, number, messageId, preparedAt };
  }

  /** After this, a lost connection leaves it unknown whether the server has accepted the mail. */
  async beginTransmission({ key, number }: Attempt): Promise<void> {
    const { affected } = await this.table.update(
      { key, attempts: number, state: 'prepared' },
      { state: 'transmitting', changedAt: now },
    );
    if (affected === 0) throw new OutdatedAttemptError();
  }

  /** Marks a mail whose transmission was interrupted: it is unknown whether the server has accepted it. */
  async markUncertain(key: string): Promise<void> {
    const reply = "the process ended before the server's reply";
    await this.table.update({ key, state: 'transmitting' }, { state: 'uncertain', reply, changedAt: now });
  }

  /** Records the attempt's end. A reply of the server counts even if the mail was marked uncertain in the meantime. */
  async end({ key, number }: Attempt, { status, reply }: HandOver): Promise<void> {
    const isKnown = status === 'accepted' || status === 'refused';
    const open: MailState[] = ['prepared', 'transmitting', ...(isKnown ? (['uncertain'] as const) : [])];
    await this.table.update(
      { key, attempts: number, state: In(open) },
      { state: stateAfterHandOver[status], reply, changedAt: now },
    );
  }

  /** Deletes a waiting mail that is no longer due. */
  async drop(key: string): Promise<void> {
    await this.table.delete({ key, state: 'prepared' });
  }

  private get table(): Table<MailDeliveryRow> {
    return this.database.table(MailDeliveryRow);
  }
}

/** A mail's state. `uncertain`: the server may have accepted it, so only a person may send it again. */
export type MailState = 'prepared' | 'transmitting' | 'accepted' | 'refused' | 'uncertain';

/** The state of one mail about one fact, without its address or content. */
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

  /** Codes of the mail server's last reply, never its text. */
  @Column({ type: 'text', nullable: true })
  reply!: string | null;

  @Column({ name: 'prepared_at', type: 'timestamptz', default: () => 'now()' })
  preparedAt!: Date;

  @Column({ name: 'changed_at', type: 'timestamptz', default: () => 'now()' })
  changedAt!: Date;
}
