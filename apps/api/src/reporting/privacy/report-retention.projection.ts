import type { PaymentRequested, PaymentSucceeded } from '@closewise/domain/billing/facts';
import type { ReportErased, ReportRequested } from '@closewise/domain/reporting';
import { Injectable } from '@nestjs/common';
import { type Projection, Projections } from '../../platform/projections/projection.js';
import { Database } from '../../platform/database/database.js';

type Change = ReportRequested | PaymentRequested | PaymentSucceeded | ReportErased;

const addReports = `insert into reports (report_id, subject_id, requested_at)
  select * from unnest($1::bigint[], $2::text[], $3::timestamptz[])`;

const addPayments =
  'insert into payments (payment_id, report_id) select * from unnest($1::text[], $2::bigint[])';

const markPaid = `update reports set paid_at = first.at from
    (select id, min(at) as at from unnest($1::bigint[], $2::timestamptz[]) as paid(id, at) group by id) as first
  where report_id = first.id and paid_at is null`;

const remove = 'delete from reports where report_id = any($1::bigint[])';

/** Each subject's reports with their dates and payments. Holds no personal data. */
export const reportRetentionProjection: Projection<Change> = {
  name: 'reporting.kept-reports@1',
  handles: ['ReportRequested', 'PaymentRequested', 'PaymentSucceeded', 'ReportErased'],
  statements: [addReports, addPayments, markPaid, remove],
  tables: `create table reports (
    report_id bigint primary key,
    subject_id text not null,
    requested_at timestamptz not null,
    paid_at timestamptz
  );
  create table payments (
    payment_id text primary key,
    report_id bigint not null
  )`,
  indexes: [
    'create index reports_by_subject on reports (subject_id)',
    'create index reports_unpaid on reports (requested_at) where paid_at is null',
    'create index reports_paid on reports (paid_at) where paid_at is not null',
    'create index payments_by_report on payments (report_id)',
  ],
  async project(events, sql) {
    const requested = events.filter((event) => event.type === 'ReportRequested');
    const payments = events.filter((event) => event.type === 'PaymentRequested');
    const paid = events.filter((event) => event.type === 'PaymentSucceeded');
    const erased = events.filter((event) => event.type === 'ReportErased');
    if (requested.length > 0) {
      await sql(addReports, [
        reportIds(requested),
        requested.map(({ data }) => data.subjectId),
        requested.map(({ recordedAt }) => recordedAt),
      ]);
    }
    if (payments.length > 0)
      await sql(addPayments, [payments.map(({ data }) => data.paymentId), reportIds(payments)]);
    if (paid.length > 0) await sql(markPaid, [reportIds(paid), paid.map(({ recordedAt }) => recordedAt)]);
    if (erased.length > 0) await sql(remove, [reportIds(erased)]);
  },
};

const reportIds = (events: readonly Change[]): number[] => events.map(({ data }) => data.reportId);

/** A subject whose reports have all expired. */
export type ExpiredSubject = Readonly<{ subjectId: string; paid: boolean }>;

/** Finds a subject's reports, and the subjects whose reports have expired. */
@Injectable()
export class ReportRetention {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** The reports of exactly this subject. Most subject ids contain the report's id, so the read model's lag does not matter. */
  async findBySubject(subjectId: string): Promise<number[]> {
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

  /** Subjects whose reports were all requested (unpaid ones) or paid at or before these times; at most `limit`. */
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
    return this.projections.schemaOf(reportRetentionProjection.name);
  }
}
