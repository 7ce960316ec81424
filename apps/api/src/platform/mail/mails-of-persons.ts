import { Injectable } from '@nestjs/common';
import type { JsonValue } from '@closewise/domain/events';
import { Database } from '../database/database.js';
import type { PersonalDataHolder } from '../privacy/personal-data-holders.js';
import { Outbox } from './outbox/outbox.js';

/** What mails keep of a person: how each was delivered and, without a mail server, the mail itself. */
@Injectable()
export class MailsOfPersons implements PersonalDataHolder {
  readonly name = 'mail';

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async erase(subjectId: string): Promise<void> {
    await this.outbox.erase(subjectId);
    await this.database.query('delete from durable.mail_deliveries where subject_id = $1', [subjectId]);
  }

  async export(subjectId: string): Promise<JsonValue> {
    const deliveries = await this.database.query<{ key: string; state: string; at: string }>(
      `select key, state, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
       from durable.mail_deliveries where subject_id = $1 order by prepared_at, key`,
      [subjectId],
    );
    if (deliveries.length === 0) return null;
    const outbox = await this.outbox.of(subjectId);
    return { deliveries, outbox: outbox.map((mail) => ({ ...mail })) };
  }
}
