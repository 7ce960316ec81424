import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { HandOver } from './mail-transport.js';
import type { MailState } from './mail-delivery.table.js';

/** One try to hand a mail over; a later attempt at the same mail takes the right to do so from this one. */
export type Attempt = Readonly<{ key: string; number: number; messageId: string; preparedAt: Date }>;

/** Another attempt has taken this mail over; nothing of this one may leave. */
export class OutdatedAttemptError extends Error {
  override readonly name = 'OutdatedAttemptError';
  constructor() {
    super('Another worker is sending this mail');
  }
}

/** What becomes of a mail that was not taken now, but may be later. */
const stateAfter: Readonly<Record<HandOver['status'], MailState>> = {
  accepted: 'accepted',
  unreachable: 'prepared',
  deferred: 'prepared',
  refused: 'refused',
  uncertain: 'uncertain',
};

/** How far each mail is, in `durable.mail_deliveries`: SMTP itself forgets. */
@Injectable()
export class MailDeliveries {
  constructor(private readonly database: Database) {}

  /** Null when the mail was never prepared. */
  async stateOf(key: string): Promise<MailState | null> {
    const rows = await this.database.query<{ state: MailState }>(
      'select state from durable.mail_deliveries where key = $1',
      [key],
    );
    return rows[0]?.state ?? null;
  }

  /** A new attempt; null when the mail is not waiting for one (any more). */
  async begin(key: string, subjectId: string): Promise<Attempt | null> {
    await this.database.query(
      `insert into durable.mail_deliveries (key, subject_id, message_id, state)
       values ($1, $2, $3, 'prepared') on conflict (key) do nothing`,
      [key, subjectId, randomUUID()],
    );
    const rows = await this.database.query<Attempt>(
      `update durable.mail_deliveries set attempts = attempts + 1, changed_at = now()
       where key = $1 and state = 'prepared'
       returning key, attempts as number, message_id as "messageId", prepared_at as "preparedAt"`,
      [key],
    );
    return rows[0] ?? null;
  }

  /** From here on a lost connection leaves it open whether the server has the mail. */
  async beginTransmission({ key, number }: Attempt): Promise<void> {
    const rows = await this.database.query(
      `update durable.mail_deliveries set state = 'transmitting', changed_at = now()
       where key = $1 and attempts = $2 and state = 'prepared' returning key`,
      [key, number],
    );
    if (rows.length === 0) throw new OutdatedAttemptError();
  }

  /** The process that transmitted has died, or cannot be asked: nobody knows whether the server has the mail. */
  async doubt(key: string): Promise<void> {
    await this.database.query(
      `update durable.mail_deliveries
       set state = 'uncertain', changed_at = now(), reply = 'the process ended before the server''s reply'
       where key = $1 and state = 'transmitting'`,
      [key],
    );
  }

  /** Records how the attempt ended. What the server answered counts even when it was doubted meanwhile. */
  async end({ key, number }: Attempt, { status, reply }: HandOver): Promise<void> {
    const known = status === 'accepted' || status === 'refused';
    await this.database.query(
      `update durable.mail_deliveries set state = $3, reply = $4, changed_at = now()
       where key = $1 and attempts = $2 and state = any($5)`,
      [key, number, stateAfter[status], reply, ['prepared', 'transmitting', ...(known ? ['uncertain'] : [])]],
    );
  }

  /** Forgets a mail that waits and is not due any more. */
  async drop(key: string): Promise<void> {
    await this.database.query(`delete from durable.mail_deliveries where key = $1 and state = 'prepared'`, [
      key,
    ]);
  }
}
