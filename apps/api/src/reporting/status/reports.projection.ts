import { typesOf } from '@closewise/domain/events';
import type { PaymentSucceeded } from '@closewise/domain/billing/facts';
import type { ReportEvent } from '@closewise/domain/reporting';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { Projection, ProjectionSql } from '../../platform/projections/projection.js';

type Row = Readonly<{
  status: string;
  reason: string | null;
  paymentId: string | null;
  requestedAt: string | Date;
  changedAt: string | Date;
}>;

type Change =
  | Exclude<
      ReportEvent,
      { type: 'ReportEmailed' | 'ReportPlaceConfirmed' | 'ReportRefined' | 'ReportUpgraded' }
    >
  | PaymentSucceeded;

const statusAfter: Readonly<Record<Change['type'], string>> = {
  ReportRequested: 'draft',
  PaymentSucceeded: 'processing',
  ReportGenerationStarted: 'processing',
  ReportGenerated: 'completed',
  ReportGenerationFailed: 'failed',
  ReportErased: 'erased',
};

const known = `select report_id as "reportId", status, reason, payment_id as "paymentId",
    requested_at as "requestedAt", changed_at as "changedAt"
  from reports where report_id = any($1::bigint[])`;

const upsert = `insert into reports (report_id, status, reason, payment_id, requested_at, changed_at)
  select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::timestamptz[])
  on conflict (report_id) do update set
    status = excluded.status,
    reason = excluded.reason,
    payment_id = excluded.payment_id,
    changed_at = excluded.changed_at`;

/** Every report with its status, for the processing page and the operator; nothing personal. */
export const reportsProjection: Projection<Change> = {
  name: 'reporting.reports@1',
  handles: typesOf(statusAfter),
  statements: [known, upsert],
  tables: `create table reports (
    report_id bigint primary key,
    status text not null,
    reason text,
    payment_id text,
    requested_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  indexes: ['create index reports_by_status on reports (status, changed_at)'],
  async project(events, sql) {
    const rows = await rowsOf(events, sql);
    for (const event of events) {
      const reportId = event.data.reportId;
      rows.set(reportId, after(rows.get(reportId), event));
    }
    const columns = [...rows.values()];
    await sql(upsert, [
      [...rows.keys()],
      columns.map((row) => row.status),
      columns.map((row) => row.reason),
      columns.map((row) => row.paymentId),
      columns.map((row) => row.requestedAt),
      columns.map((row) => row.changedAt),
    ]);
  },
};

/** For the operator. */
const paidAfterErasure = 'It was paid after its erasure: refund the payment';

async function rowsOf(
  events: readonly RecordedEvent<Change>[],
  sql: ProjectionSql,
): Promise<Map<number, Row>> {
  const ids = new Set(events.map(({ data }) => data.reportId));
  const rows = (await sql(known, [[...ids]])) as (Row & { reportId: number })[];
  return new Map(rows.map(({ reportId, ...row }) => [reportId, row]));
}

/** A payment begins the work on a draft only: another one for a report that is done changes nothing of it. */
function after(before: Row | undefined, { type, data, recordedAt }: RecordedEvent<Change>): Row {
  if (before?.status === 'erased')
    return type === 'PaymentSucceeded'
      ? { ...before, reason: paidAfterErasure, paymentId: data.paymentId }
      : before;
  if (type === 'PaymentSucceeded' && before && before.status !== 'draft') return before;
  return {
    status: statusAfter[type],
    reason: type === 'ReportGenerationFailed' ? data.reason : null,
    paymentId: 'paymentId' in data ? data.paymentId : (before?.paymentId ?? null),
    requestedAt: before?.requestedAt ?? recordedAt,
    changedAt: recordedAt,
  };
}
