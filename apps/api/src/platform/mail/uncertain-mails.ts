import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { DomainError } from '@closewise/domain/events';
import { Database } from '../database/database.js';
import { returned } from '../database/table.js';
import { JobQueue } from '../jobs/job-queue.js';
import { MailDeliveryRow, type MailState } from './mail-delivery.table.js';
import { mailAbout, sendMailQueue } from './mail.js';

/** What only a person can decide: whether a mail that the server may have, or has refused, goes out again. */
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

  /** Takes an uncertain mail as delivered; what follows a delivery follows. */
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
      const [mail] = returned(table, decided, ['attempts']);
      if (!mail)
        throw new DomainError('mail.not-open', `No mail with the key ${key} is ${from.join(' or ')}`);
      const decision = `mail-${state}:${key}:${mail.attempts}`;
      const payload = mailAbout(mailing, fact);
      await this.queue.enqueueIn(client, { queue: sendMailQueue, payload }, { key: decision });
    });
  }
}
