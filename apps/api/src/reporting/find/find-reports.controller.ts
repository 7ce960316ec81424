import { randomUUID } from 'node:crypto';
import { Injectable, Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import type { ReportLanguage } from '@closewise/domain/reporting';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  findReportsRequest,
  findReportsView,
  type FindReportsRequest,
  type FindReportsView,
} from '@closewise/contracts/buyer';
import { RateLimits, type RateLimit } from '../../platform/http/rate-limits/rate-limits.js';
import { TooManyRequestsException } from '../../platform/http/problems/retry-later.js';
import { Jobs } from '../../platform/jobs/job.js';
import { mailPayload, sendMailQueue } from '../../platform/mail/mail.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { foundReportsMailing } from './found-reports.mailing.js';
import { reportUnknown } from '../../billing/index.js';
import { Access } from '../../platform/access/access.js';
import { ApiProblems, SaysInOutage } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';

const refusal = 'The links were sent to this address a moment ago.';
/** Per email address, so that nobody can flood another person's inbox. */
const mails: readonly RateLimit[] = [
  { name: 'found-reports-mails', points: 1, perSeconds: 600, refusal },
  { name: 'found-reports-mails-of-a-day', points: 6, perSeconds: 86_400, refusal },
];

/** Mails the links to the reports that were bought with an email address to that address. */
@Injectable()
export class FindReports {
  constructor(
    private readonly personalData: PersonalData,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Does the same work for known and unknown addresses, because the mail's job looks up the reports. Does nothing if a mail
   * was sent recently.
   */
  async mailLinks(email: string, language: ReportLanguage): Promise<void> {
    const personId = this.personalData.subjectOfEmail(email);
    if (!(await this.mayBeMailed(personId))) return;
    const payload = mailPayload(foundReportsMailing, `${personId}:${language}:${randomUUID()}`);
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

/** Helps buyers who lost the link to their report. */
@ApiTags('buyer')
@Access('visitor')
@Controller('api/reports/find')
export class FindReportsController {
  constructor(private readonly reports: FindReports) {}

  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @RateLimited('find-reports', {
    points: 20,
    perSeconds: 600,
    refusal: 'Too many report searches came from your network.',
  })
  @ResponseSchema(findReportsView)
  @ApiOperation({
    operationId: 'findReports',
    summary:
      'Mail the links to the reports bought with an email address; the response is the same for every address',
  })
  @ApiResponse({ status: HttpStatus.ACCEPTED, description: 'Accepted', standardSchema: findReportsView })
  @ApiProblems({ 400: 'Please enter a valid email address' })
  @SaysInOutage(reportUnknown)
  async find(
    @Body({ schema: findReportsRequest }) { email, language = 'en' }: FindReportsRequest,
  ): Promise<FindReportsView> {
    await this.reports.mailLinks(email, language);
    return {
      success: true,
      message: 'If reports were bought with this address, their links are on their way to it.',
    };
  }
}
