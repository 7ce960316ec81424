import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../database/database.js';
import { MailDeliveryRow, type MailState } from './mail-deliveries.js';

/** A mail with its state; times are ISO 8601 in UTC. */
export type OpenMail = Readonly<{
  key: string;
  state: MailState;
  attempts: number;
  reply: string | null;
  changedAt: string;
}>;

const SHOWN_MAILS = 1000;

/** The state of mails, for operators and metrics. */
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

  /** The latest thousand mails in these states, oldest first. */
  async findInStates(states: readonly MailState[]): Promise<OpenMail[]> {
    const rows = await this.database.table(MailDeliveryRow).find({
      where: { state: In(states) },
      order: { changedAt: 'DESC', key: 'ASC' },
      take: SHOWN_MAILS,
    });
    return rows.map(openMail).reverse();
  }

  /** The mails to a subject, oldest first. */
  async findBySubject(subjectId: string): Promise<OpenMail[]> {
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
