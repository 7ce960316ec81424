import { Injectable } from '@nestjs/common';
import type { JsonValue } from '@closewise/domain/events';
import { Database } from '../database/database.js';
import { MailDeliveryRow } from './mail-deliveries.js';
import { Outbox } from './outbox/outbox.js';

/** A person's data in mails: deliveries and, without a mail server, the mails themselves. */
@Injectable()
export class MailsOfPersons {
  readonly name = 'mail';

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async erase(subjectId: string): Promise<void> {
    await this.outbox.erase(subjectId);
    await this.database.table(MailDeliveryRow).delete({ subjectId });
  }

  async export(subjectId: string): Promise<JsonValue> {
    const rows = await this.database
      .table(MailDeliveryRow)
      .find({ where: { subjectId }, order: { preparedAt: 'ASC', key: 'ASC' } });
    if (rows.length === 0) return null;
    const deliveries = rows.map(({ key, state, changedAt }) => ({ key, state, at: toTheSecond(changedAt) }));
    const outbox = await this.outbox.findBySubject(subjectId);
    return { deliveries, outbox: outbox.map((mail) => ({ ...mail })) };
  }
}

const toTheSecond = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;
