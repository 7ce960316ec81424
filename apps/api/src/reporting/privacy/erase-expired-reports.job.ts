import { Expose, Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Injectable, Logger } from '@nestjs/common';
import { expiredReports } from '@closewise/domain/reporting';
import { readNumber } from '../../platform/config/read-config.js';
import { Clock } from '../../platform/clock/clock.js';
import { bySystem } from '../../platform/commands/contexts.js';
import type { RecurringJob } from '../../platform/jobs/job.js';
import { Erasure, Subjects } from '../../privacy/index.js';
import { ReportRetention, type ExpiredSubject } from './report-retention.projection.js';
import { ReportPayments } from './report-payments.js';

const message = 'RETENTION_DAYS must be a whole number of days from 30 to 3650';

/** The retention period of personal data. */
export class PrivacyConfig {
  /** Days from payment to erasure. The privacy page states it. */
  @Expose({ name: 'RETENTION_DAYS' })
  @Transform(readNumber)
  @IsInt({ message })
  @Min(30, { message })
  @Max(3650, { message })
  readonly retentionDays: number = 365;
}

const BATCH = 100;
const BATCHES = 10;

/** Erases unpaid reports after 30 days, and paid ones after the retention period. */
@Injectable()
export class EraseExpiredReports implements RecurringJob {
  readonly name = 'erase-expired-reports';
  readonly everySeconds = 60;
  private readonly logger = new Logger(EraseExpiredReports.name);

  constructor(
    private readonly kept: ReportRetention,
    private readonly payments: ReportPayments,
    private readonly subjects: Subjects,
    private readonly erasure: Erasure,
    private readonly clock: Clock,
    private readonly config: PrivacyConfig,
  ) {}

  readonly run = async (signal: AbortSignal): Promise<void> => {
    const times = expiredReports(this.clock.now(), this.config.retentionDays);
    const tried: string[] = [];
    for (let batch = 0; batch < BATCHES; batch++) {
      const expired = await this.kept.expired(times, tried, BATCH);
      for (const subject of expired) {
        if (signal.aborted) return;
        tried.push(subject.subjectId);
        await this.erase(subject);
      }
      if (expired.length < BATCH) return;
    }
  };

  /** A failure is retried in the next run and does not stop the others. */
  private async erase({ subjectId, paid }: ExpiredSubject): Promise<void> {
    try {
      const subject = await this.subjects.alone(subjectId);
      // The read model may lag behind a payment that was just made.
      if (!paid && (await this.payments.arePaid(await this.kept.findBySubject(subjectId)))) return;
      const context = bySystem(`retention-${subjectId}`);
      await this.erasure.erase(subject, 'retention', context);
    } catch (error) {
      this.logger.warn(`An expired report could not be erased: ${(error as Error).message}`);
    }
  }
}
