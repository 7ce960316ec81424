import { randomUUID } from 'node:crypto';
import { HttpException, Injectable } from '@nestjs/common';
import { RateLimits, type RateLimit } from '../../../platform/http/rate-limits/rate-limits.js';
import { Jobs } from '../../../platform/jobs/job.js';
import { mailPayload, sendMailQueue } from '../../../platform/mail/mail.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { requestedLinkMailing } from '../mails/link-mails.js';

const mails: RateLimit = {
  name: 'affiliate-link-mails',
  points: 3,
  perSeconds: 3600,
  refusal: 'The link was requested several times already. Please check your inbox and your spam folder.',
};

/** Mails the dashboard link again. */
@Injectable()
export class SendLink {
  constructor(
    private readonly personalData: PersonalData,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
  ) {}

  /** Behaves the same for an unknown address. Refuses a fourth request for the same address within an hour. */
  async send(email: string): Promise<void> {
    const emailKey = this.personalData.subjectOfEmail(email);
    await this.limits.spend(mails, emailKey);
    await this.enqueue(emailKey);
  }

  /** The same without the refusal, which would reveal that the address is known. */
  async sendQuietly(email: string): Promise<void> {
    await this.send(email).catch((error: unknown) => {
      if (!(error instanceof HttpException) || error.getStatus() !== 429) throw error;
    });
  }

  /** Without a rate limit, for the operator. */
  async enqueue(emailKey: string): Promise<void> {
    const payload = mailPayload(requestedLinkMailing, `${emailKey}:${randomUUID()}`);
    await this.jobs.enqueue(sendMailQueue, payload, { key: `${requestedLinkMailing}:${payload.fact}` });
  }
}
