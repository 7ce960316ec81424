import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../database/database.js';
import { MailDeliveryRow, type MailState } from './mail-delivery.table.js';

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

  counts(): Promise<{ state: MailState; mails: number }[]> {
    return this.database
      .table(MailDeliveryRow)
      .createQueryBuilder('mail')
      .select('mail.state', 'state')
      .addSelect('count(*)', 'mails')
      .groupBy('mail.state')
      .orderBy('mail.state collate "C"')
      .getRawMany();
  }

  /** The mails in these states, the latest thousand, oldest first. */
  async inStates(states: readonly MailState[]): Promise<OpenMail[]> {
    const rows = await this.database.table(MailDeliveryRow).find({
      where: { state: In(states) },
      order: { changedAt: 'DESC', key: 'ASC' },
      take: SHOWN_MAILS,
    });
    return rows.map(openMail).reverse();
  }

  /** Those to a subject, oldest first. */
  async ofSubject(subjectId: string): Promise<OpenMail[]> {
    const rows = await this.database
      .table(MailDeliveryRow)
      .find({ where: { subjectId }, order: { preparedAt: 'ASC', key: 'ASC' }, take: SHOWN_MAILS });
    return rows.map(openMail);
  }
}

const openMail = ({ key, state, attempts, reply, changedAt }: MailDeliveryRow): OpenMail => ({
  key,
  state,
  attempts,
  reply,
  changedAt: changedAt.toISOString(),
});
