import { Injectable } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import { Database } from '../database/database.js';
import { JobQueue } from '../jobs/job-queue.js';
import { mailAbout, sendMailQueue } from './mail.js';

type Decided = Readonly<{ attempts: number }>;

/** What only a person can decide: whether a mail that the server may have, or has refused, goes out again. */
@Injectable()
export class MailDecisions {
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

  private async decide(key: string, state: string, from: readonly string[]): Promise<void> {
    const [, mailing = '', fact = ''] = /^([a-z-]+):(.*)$/s.exec(key) ?? [];
    await this.database.transaction(async (client) => {
      const { rows } = await client.query<Decided>(
        `update durable.mail_deliveries set state = $2, reply = 'decided by the operator', changed_at = now()
         where key = $1 and state = any($3) returning attempts`,
        [key, state, from],
      );
      if (!rows[0])
        throw new DomainError('mail.not-open', `No mail with the key ${key} is ${from.join(' or ')}`);
      const decision = `mail-${state}:${key}:${rows[0].attempts}`;
      const payload = mailAbout(mailing, fact);
      await this.queue.enqueueIn(client, { queue: sendMailQueue, payload }, { key: decision });
    });
  }
}
