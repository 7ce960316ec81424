import { randomUUID } from 'node:crypto';
import { HttpException, Injectable } from '@nestjs/common';
import { Affiliates } from '../../affiliation/index.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { RateLimits, type RateLimit } from '../../platform/http/rate-limits/rate-limits.js';
import { Jobs } from '../../platform/jobs/job.js';
import { type Letter, type Mailing, mailPayload, sendMailQueue } from '../../platform/mail/mail.js';
import { Organizations } from '../accounts/organizations.js';
import { organizationLetter } from '../mails/organization-letter.js';

const knownAddressMailing = 'organization-address-known';

const mails: RateLimit = {
  name: 'organization-known-address-mails',
  points: 3,
  perSeconds: 3600,
  refusal: 'This address was registered too often.',
};

/**
 * Notifies only the mailbox that its address already has an account. The fact consists of the address's pseudonym and the
 * request.
 */
@Injectable()
export class KnownAddressMailing implements Mailing {
  readonly name = knownAddressMailing;

  constructor(
    private readonly organizations: Organizations,
    private readonly affiliates: Affiliates,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly config: ServerConfig,
  ) {}

  /** At most three times an hour per address; the caller's answer does not reveal a further attempt. */
  async enqueue(email: string): Promise<void> {
    const emailKey = this.organizations.keyOf(email);
    try {
      await this.limits.spend(mails, emailKey);
    } catch (error) {
      if (error instanceof HttpException && error.getStatus() === 429) return;
      throw error;
    }
    const payload = mailPayload(this.name, `${emailKey}:${randomUUID()}`);
    await this.jobs.enqueue(sendMailQueue, payload, { key: `${this.name}:${payload.fact}` });
  }

  async compose(fact: string): Promise<Letter | null> {
    const [emailKey = ''] = fact.split(':');
    const organization = await this.organizations.findByEmailKey(emailKey);
    const owner = organization ?? (await this.affiliates.findByAddress(emailKey));
    if (!owner?.person) return null;
    const { subjectId, person } = owner;
    const link = `${this.config.publicUrl}/organization/forgot-password`;
    const reader = { subjectId, email: person.email, contactName: null, link };
    return organizationLetter(reader, organization ? ofOrganization : ofAffiliate);
  }

  async sent(): Promise<void> {}
}

const subject = 'Your email address is already registered';
const another =
  'To register another organization, use another email address. If this was not you, you do not need to do anything.';

const ofOrganization = {
  subject,
  paragraphs: [
    'Someone has just tried to register an organization with this email address. It already belongs to an organization, so nothing was changed.',
    'If this was you, log in, or use the link to set a new password.',
    another,
  ],
  button: 'Set a new password',
} as const;

const ofAffiliate = {
  subject,
  paragraphs: [
    'Someone has just tried to register an organization with this email address. It belongs to an affiliate account, so nothing was registered.',
    another,
  ],
  button: null,
} as const;
