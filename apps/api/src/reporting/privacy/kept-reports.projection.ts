import type { PaymentRequested, PaymentSucceeded } from '@closewise/domain/billing/facts';
import type { ReportErased, ReportRequested } from '@closewise/domain/reporting';
import type { Projection } from '../../platform/projections/projection.js';

type Change = ReportRequested | PaymentRequested | PaymentSucceeded | ReportErased;

const addReports = `insert into reports (report_id, subject_id, requested_at)
  select * from unnest($1::bigint[], $2::text[], $3::timestamptz[])`;

const addPayments =
  'insert into payments (payment_id, report_id) select * from unnest($1::text[], $2::bigint[])';

const markPaid = `update reports set paid_at = first.at from
    (select id, min(at) as at from unnest($1::bigint[], $2::timestamptz[]) as paid(id, at) group by id) as first
  where report_id = first.id and paid_at is null`;

const remove = 'delete from reports where report_id = any($1::bigint[])';

/** Which reports are kept of which subject and since when, and their payments; nothing that reads as a person. */
export const keptReportsProjection: Projection<Change> = {
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
