import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimits, type RateLimit } from '../../platform/http/rate-limits/rate-limits.js';
import { Jobs } from '../../platform/jobs/job.js';
import { mailAbout, sendMailQueue } from '../../platform/mail/mail.js';
import { Organizations } from '../accounts/organizations.js';
import { passwordLinkMailing } from './password-link.mailing.js';

const mails: RateLimit = {
  name: 'organization-password-mails',
  points: 3,
  perSeconds: 3600,
  refusal:
    'The link was asked for several times already. Please look into your mailbox, also among the junk.',
};

/** Mails the link by which a forgotten password is replaced to who has the address. */
@Injectable()
export class SendPasswordLink {
  constructor(
    private readonly organizations: Organizations,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
  ) {}

  /** Does the same for an address that nobody has; three times an hour for each. */
  async to(email: string, language: 'en' | 'es'): Promise<void> {
    const emailKey = this.organizations.keyOf(email);
    await this.limits.spend(mails, emailKey);
    const payload = mailAbout(passwordLinkMailing, `${emailKey}:${language}:${randomUUID()}`);
    await this.jobs.enqueue(sendMailQueue, payload, { key: `${passwordLinkMailing}:${payload.fact}` });
  }
}
