import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { keptReportsProjection } from './kept-reports.projection.js';

/** A subject whose reports are all older than allowed. */
export type ExpiredSubject = Readonly<{ subjectId: string; paid: boolean }>;

/** Which reports are kept of a subject, and which of them too long. */
@Injectable()
export class KeptReports {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** Those of exactly this subject. The id of a report is in its subject's id, so that none waits for the read model. */
  async ofSubject(subjectId: string): Promise<number[]> {
    const own = /(?:^report-|\.)(\d{16})$/.exec(subjectId)?.[1];
    if (own !== undefined) return [Number(own)];
    const rows = await this.database.query<{ id: number }>(
      `select report_id as id from ${this.schema}.reports where subject_id = $1 order by report_id`,
      [subjectId],
    );
    return rows.map(({ id }) => id);
  }

  async paymentsOf(reportId: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select payment_id as id from ${this.schema}.payments where report_id = $1 order by payment_id`,
      [reportId],
    );
    return rows.map(({ id }) => id);
  }

  /** Subjects whose reports were all requested, or once paid, paid at these times or before; at most `limit`. */
  expired(
    times: Readonly<{ unpaid: Date; paid: Date }>,
    without: readonly string[],
    limit: number,
  ): Promise<ExpiredSubject[]> {
    return this.database.query<ExpiredSubject>(
      `select subject_id as "subjectId", bool_or(paid_at is not null) as paid
         from ${this.schema}.reports
        where subject_id <> all($3) and subject_id in (
          select subject_id from ${this.schema}.reports where paid_at is null and requested_at <= $1
          union select subject_id from ${this.schema}.reports where paid_at <= $2)
        group by subject_id
       having bool_and(case when paid_at is null then requested_at <= $1 else paid_at <= $2 end)
        order by min(requested_at), subject_id limit $4`,
      [times.unpaid, times.paid, without, limit],
    );
  }

  private get schema(): string {
    return this.projections.schemaOf(keptReportsProjection.name);
  }
}
