import { Injectable, Global, Module, type OnModuleInit } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../database/database.js';
import { type RecurringJob, Jobs } from '../../jobs/job.js';
import { RateLimitRow, RateLimits } from './rate-limits.js';

/** Deletes expired counts. */
@Injectable()
export class ForgetRateLimits implements RecurringJob {
  readonly name = 'forget-rate-limits';
  readonly everySeconds = 600;

  constructor(private readonly database: Database) {}

  readonly run = async (): Promise<void> => {
    await this.database.table(RateLimitRow).delete({ expire: LessThan(Date.now()) });
  };
}

/** Rate limits, and the job that deletes expired counts. */
@Global()
@Module({ providers: [RateLimits, ForgetRateLimits], exports: [RateLimits] })
export class RateLimitsModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly forgetRateLimits: ForgetRateLimits,
  ) {}

  onModuleInit(): void {
    this.jobs.registerRecurring(this.forgetRateLimits);
  }
}
