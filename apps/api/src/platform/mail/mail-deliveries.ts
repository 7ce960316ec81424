import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../database/database.js';
import { returned, type Table } from '../database/table.js';
import type { HandOver } from './mail-transport.js';
import { MailDeliveryRow, type MailState } from './mail-delivery.table.js';

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

const ofAttempt = ['attempts', 'messageId', 'preparedAt'] as const;
/** By the clock of Postgres. */
const now = (): string => 'now()';

/** How far each mail is, in `durable.mail_deliveries`: SMTP itself forgets. */
@Injectable()
export class MailDeliveries {
  constructor(private readonly database: Database) {}

  /** Null when the mail was never prepared. */
  async stateOf(key: string): Promise<MailState | null> {
    const row = await this.table.findOneBy({ key });
    return row?.state ?? null;
  }

  /** A new attempt; null when the mail is not waiting for one (any more). */
  async begin(key: string, subjectId: string): Promise<Attempt | null> {
    const prepared = { key, subjectId, messageId: randomUUID(), state: 'prepared' } as const;
    await this.table.createQueryBuilder().insert().values(prepared).orIgnore().execute();
    const begun = await this.table.update(
      { key, state: 'prepared' },
      { attempts: () => 'attempts + 1', changedAt: now },
      { returning: [...ofAttempt] },
    );
    const [row] = returned(this.table, begun, ofAttempt);
    if (!row) return null;
    const { attempts: number, messageId, preparedAt } = row;
    return { key, number, messageId, preparedAt };
  }

  /** From here on a lost connection leaves it open whether the server has the mail. */
  async beginTransmission({ key, number }: Attempt): Promise<void> {
    const { affected } = await this.table.update(
      { key, attempts: number, state: 'prepared' },
      { state: 'transmitting', changedAt: now },
    );
    if (affected === 0) throw new OutdatedAttemptError();
  }

  /** The process that transmitted has died, or cannot be asked: nobody knows whether the server has the mail. */
  async doubt(key: string): Promise<void> {
    const reply = "the process ended before the server's reply";
    await this.table.update({ key, state: 'transmitting' }, { state: 'uncertain', reply, changedAt: now });
  }

  /** Records how the attempt ended. What the server answered counts even when it was doubted meanwhile. */
  async end({ key, number }: Attempt, { status, reply }: HandOver): Promise<void> {
    const isKnown = status === 'accepted' || status === 'refused';
    const open: MailState[] = ['prepared', 'transmitting', ...(isKnown ? (['uncertain'] as const) : [])];
    await this.table.update(
      { key, attempts: number, state: In(open) },
      { state: stateAfter[status], reply, changedAt: now },
    );
  }

  /** Forgets a mail that waits and is not due any more. */
  async drop(key: string): Promise<void> {
    await this.table.delete({ key, state: 'prepared' });
  }

  private get table(): Table<MailDeliveryRow> {
    return this.database.table(MailDeliveryRow);
  }
}
