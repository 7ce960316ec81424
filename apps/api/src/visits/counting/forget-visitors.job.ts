import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { RecurringJob } from '../../platform/jobs/job.js';
import { VisitRows } from './visit-rows.js';

/** Throws away, soon after each midnight (UTC), by what visitors were told apart. */
@Injectable()
export class ForgetVisitors implements RecurringJob {
  readonly name = 'forget-visitors';
  readonly everySeconds = 600;

  constructor(
    private readonly rows: VisitRows,
    private readonly clock: Clock,
  ) {}

  readonly run = (): Promise<void> => this.rows.forgetBefore(this.clock.now().toISOString().slice(0, 10));
}
