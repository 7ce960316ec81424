import { Injectable, Logger } from '@nestjs/common';
import { expiredReports } from '@closewise/domain/reporting';
import { Clock } from '../../platform/clock/clock.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { PrivacyConfig } from './privacy-config.js';
import type { RecurringJob } from '../../platform/jobs/job.js';
import { Erasure, Subjects } from '../../privacy/index.js';
import { KeptReports, type ExpiredSubject } from './kept-reports.js';
import { ReportPayments } from './report-payments.js';

const BATCH = 100;
const BATCHES = 10;

/** Erases reports that were never paid after 30 days, and paid ones after the retention period. */
@Injectable()
export class EraseExpiredReports implements RecurringJob {
  readonly name = 'erase-expired-reports';
  readonly everySeconds = 60;
  private readonly logger = new Logger(EraseExpiredReports.name);

  constructor(
    private readonly kept: KeptReports,
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

  /** What cannot be erased now is tried again in the next run, and keeps nobody else from it. */
  private async erase({ subjectId, paid }: ExpiredSubject): Promise<void> {
    try {
      const subject = await this.subjects.alone(subjectId);
      // The read model may not know yet of a payment that came just now.
      if (!paid && (await this.payments.arePaid(await this.kept.ofSubject(subjectId)))) return;
      const context = bySystem(`retention-${subjectId}`);
      await this.erasure.erase(subject, 'retention', context);
    } catch (error) {
      this.logger.warn(`An expired report could not be erased: ${(error as Error).message}`);
    }
  }
}
