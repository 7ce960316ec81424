import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReportLanguage } from '@closewise/domain/reporting';
import { RateLimits, type RateLimit } from '../../platform/http/rate-limits/rate-limits.js';
import { TooManyRequestsException } from '../../platform/http/rate-limits/too-many-requests.js';
import { Jobs } from '../../platform/jobs/job.js';
import { mailAbout, sendMailQueue } from '../../platform/mail/mail.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { foundReportsMailing } from './found-reports.mailing.js';

const refusal = 'The links were sent to this address a moment ago.';
/** Of one address: a mail that was just sent need not be sent again, and nobody is to be flooded by others. */
const mails: readonly RateLimit[] = [
  { name: 'found-reports-mails', points: 1, perSeconds: 600, refusal },
  { name: 'found-reports-mails-of-a-day', points: 6, perSeconds: 86_400, refusal },
];

/** Mails the links of the reports that were bought with an address to that address. */
@Injectable()
export class FindReports {
  constructor(
    private readonly personalData: PersonalData,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
  ) {}

  /** Does the same for an address that nobody has: the mail's job looks for its reports. Silent when it was just done. */
  async of(email: string, language: ReportLanguage): Promise<void> {
    const personId = this.personalData.subjectOfEmail(email);
    if (!(await this.mayBeMailed(personId))) return;
    const payload = mailAbout(foundReportsMailing, `${personId}:${language}:${randomUUID()}`);
    await this.jobs.enqueue(sendMailQueue, payload, { key: `${foundReportsMailing}:${payload.fact}` });
  }

  private async mayBeMailed(personId: string): Promise<boolean> {
    try {
      for (const limit of mails) await this.limits.spend(limit, personId);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequestsException) return false;
      throw error;
    }
  }
}
