import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock/clock.js';
import type { RecurringJob } from '../../jobs/job.js';
import { SessionRows } from './session-rows.js';

/** Removes the sessions whose time is over. */
@Injectable()
export class ForgetEndedSessions implements RecurringJob {
  readonly name = 'forget-ended-sessions';
  readonly everySeconds = 600;

  constructor(
    private readonly rows: SessionRows,
    private readonly clock: Clock,
  ) {}

  readonly run = (): Promise<void> => this.rows.removeExpired(this.clock.now());
}
