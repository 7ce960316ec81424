import type { RecordedEvent } from '../platform/event-store/event-store.js';
import type { Projection } from '../platform/projections/projection.js';

type Row = {
  status: string;
  reason: string | null;
  paymentId: string | null;
  requestedAt: string;
  changedAt: string;
};

const statusAfter: Readonly<Record<string, string>> = {
  ReportRequested: 'draft',
  PaymentSucceeded: 'processing',
  ReportGenerationStarted: 'processing',
  ReportGenerated: 'completed',
  ReportGenerationFailed: 'failed',
};

/** Every report with its status, for the processing page and the operator; nothing personal. */
export const reportsProjection: Projection = {
  name: 'reporting.reports@1',
  handles: Object.keys(statusAfter),
  tables: `create table reports (
    report_id bigint primary key,
    status text not null,
    reason text,
    payment_id text,
    requested_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  indexes: `create index reports_by_status on reports (status, changed_at)`,
  async project(events, sql) {
    const rows = new Map<number, Row>();
    for (const event of events) rows.set(Number(event.data.reportId), after(rows, event));
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

/** The first event of a report is its request; `requested_at` of a row that exists already stays. */
const upsert = `insert into reports (report_id, status, reason, payment_id, requested_at, changed_at)
  select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::timestamptz[])
  on conflict (report_id) do update set
    status = excluded.status,
    reason = excluded.reason,
    payment_id = coalesce(excluded.payment_id, reports.payment_id),
    changed_at = excluded.changed_at`;

function after(rows: ReadonlyMap<number, Row>, { type, data, recordedAt }: RecordedEvent): Row {
  const before = rows.get(Number(data.reportId));
  return {
    status: statusAfter[type] ?? 'draft',
    reason: typeof data.reason === 'string' ? data.reason : null,
    paymentId: typeof data.paymentId === 'string' ? data.paymentId : (before?.paymentId ?? null),
    requestedAt: before?.requestedAt ?? recordedAt,
    changedAt: recordedAt,
  };
}
