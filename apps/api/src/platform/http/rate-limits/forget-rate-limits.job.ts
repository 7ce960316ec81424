import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../database/database.js';
import type { RecurringJob } from '../../jobs/job.js';
import { RateLimitRow } from './rate-limit.table.js';

/** Removes the counts whose time is over. */
@Injectable()
export class ForgetRateLimits implements RecurringJob {
  readonly name = 'forget-rate-limits';
  readonly everySeconds = 600;

  constructor(private readonly database: Database) {}

  readonly run = async (): Promise<void> => {
    await this.database.table(RateLimitRow).delete({ expire: LessThan(Date.now()) });
  };
}
