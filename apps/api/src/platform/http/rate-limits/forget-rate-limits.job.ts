import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import type { RecurringJob } from '../../jobs/job.js';

/** Removes the counts whose time is over. */
@Injectable()
export class ForgetRateLimits implements RecurringJob {
  readonly name = 'forget-rate-limits';
  readonly everySeconds = 600;

  constructor(private readonly database: Database) {}

  readonly run = async (): Promise<void> => {
    await this.database.query('delete from durable.rate_limits where expire < $1', [Date.now()]);
  };
}
