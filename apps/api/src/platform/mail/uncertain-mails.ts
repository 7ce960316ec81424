import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { DomainError } from '@closewise/domain/events';
import { Database } from '../database/database.js';
import { returnedRows } from '../database/table.js';
import { JobQueue } from '../jobs/job-queue.js';
import { MailDeliveryRow, type MailState } from './mail-deliveries.js';
import { mailPayload, sendMailQueue } from './mail.js';

/** An operator's decisions on mails that the server may have accepted, or has refused. */
@Injectable()
export class UncertainMails {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  /** Sends a refused or uncertain mail again, with the same Message-ID. */
  async retry(key: string): Promise<void> {
    await this.decide(key, 'prepared', ['uncertain', 'refused']);
  }

  /** Marks an uncertain mail as delivered and runs what follows a delivery. */
  async confirm(key: string): Promise<void> {
    await this.decide(key, 'accepted', ['uncertain']);
  }

  private async decide(key: string, state: MailState, from: readonly MailState[]): Promise<void> {
    const [, mailing = '', fact = ''] = /^([a-z-]+):(.*)$/s.exec(key) ?? [];
    await this.database.transaction(async (client) => {
      const table = this.database.table(MailDeliveryRow, client);
      const decided = await table.update(
        { key, state: In(from) },
        { state, reply: 'decided by the operator', changedAt: () => 'now()' },
        { returning: ['attempts'] },
      );
      const [mail] = returnedRows(table, decided, ['attempts']);
      if (!mail)
        throw new DomainError('mail.not-open', `No mail with the key ${key} is ${from.join(' or ')}`);
      const decision = `mail-${state}:${key}:${mail.attempts}`;
      const payload = mailPayload(mailing, fact);
      await this.queue.enqueueIn(client, { queue: sendMailQueue, payload }, { key: decision });
    });
  }
}
