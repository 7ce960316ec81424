import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { MailState } from './mail-delivery.table.js';

/** A mail that did not arrive as far as we know; times are ISO UTC. */
export type OpenMail = Readonly<{
  key: string;
  state: MailState;
  attempts: number;
  reply: string | null;
  changedAt: string;
}>;

const SHOWN_MAILS = 1000;

/** How the mails are, for people and metrics. */
@Injectable()
export class MailStatus {
  constructor(private readonly database: Database) {}

  async counts(): Promise<{ state: MailState; mails: number }[]> {
    return this.database.query(
      'select state, count(*) as mails from durable.mail_deliveries group by state order by state collate "C"',
    );
  }

  /** The mails in these states, the latest thousand, oldest first. */
  async inStates(states: readonly MailState[]): Promise<OpenMail[]> {
    const rows = await this.database.query<OpenMail & { changedAt: unknown }>(
      `select key, state, attempts, reply, changed_at as "changedAt" from durable.mail_deliveries
       where state = any($1) order by changed_at desc, key limit ${SHOWN_MAILS}`,
      [states],
    );
    return rows
      .map((row) => ({ ...row, changedAt: new Date(String(row.changedAt)).toISOString() }))
      .reverse();
  }
}
