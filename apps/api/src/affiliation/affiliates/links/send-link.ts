import { randomUUID } from 'node:crypto';
import { HttpException, Injectable } from '@nestjs/common';
import { RateLimits, type RateLimit } from '../../../platform/http/rate-limits/rate-limits.js';
import { Jobs } from '../../../platform/jobs/job.js';
import { mailPayload, sendMailQueue } from '../../../platform/mail/mail.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { askedLinkMailing } from '../mails/link-mailings.js';

const mails: RateLimit = {
  name: 'affiliate-link-mails',
  points: 3,
  perSeconds: 3600,
  refusal:
    'The link was asked for several times already. Please look into your mailbox, also among the junk.',
};

/** Mails the dashboard link again to who has the address. */
@Injectable()
export class SendLink {
  constructor(
    private readonly personalData: PersonalData,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
  ) {}

  /** Does the same for an address that nobody has; three times an hour for each. */
  async to(email: string): Promise<void> {
    const emailKey = this.personalData.subjectOfEmail(email);
    await this.limits.spend(mails, emailKey);
    await this.enqueue(emailKey);
  }

  /** The same without a refusal, where one would tell that the address is known. */
  async quietly(email: string): Promise<void> {
    await this.to(email).catch((error: unknown) => {
      if (!(error instanceof HttpException) || error.getStatus() !== 429) throw error;
    });
  }

  /** For the operator, who may ask as often as it is needed. */
  async enqueue(emailKey: string): Promise<void> {
    const payload = mailPayload(askedLinkMailing, `${emailKey}:${randomUUID()}`);
    await this.jobs.enqueue(sendMailQueue, payload, { key: `${askedLinkMailing}:${payload.fact}` });
  }
}
