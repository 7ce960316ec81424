import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { reportsProjection } from '../reports.projection.js';

const STUCK_AFTER_MS = 15 * 60_000;

export type FailedReport = Readonly<{
  reportId: number;
  status: 'failed' | 'processing' | 'erased';
  reason: string | null;
  paymentId: string;
  changedAt: string;
}>;

/** The paid reports that an operator has to look at: failed, not made after 15 minutes, or paid once erased. */
@Injectable()
export class FailedReports {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly clock: Clock,
  ) {}

  /** The oldest first, at most 1000. */
  async list(): Promise<FailedReport[]> {
    const stuckSince = new Date(this.clock.now().getTime() - STUCK_AFTER_MS);
    const rows = await this.database.query<FailedReport & { changedAt: unknown }>(
      `select report_id as "reportId", status, reason, payment_id as "paymentId", changed_at as "changedAt"
       from ${this.projections.schemaOf(reportsProjection.name)}.reports
       where status = 'failed' or (status = 'erased' and reason is not null) or (status = 'processing' and changed_at < $1)
       order by changed_at, report_id limit 1000`,
      [stuckSince],
    );
    return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt).toISOString() }));
  }
}
