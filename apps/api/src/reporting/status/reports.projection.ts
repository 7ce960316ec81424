import { eventTypes } from '@closewise/domain/events';
import type { PaymentSucceeded } from '@closewise/domain/billing/facts';
import type { ReportEvent } from '@closewise/domain/reporting';
import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { type Projection, type ProjectionSql, Projections } from '../../platform/projections/projection.js';
import type { ActiveReport } from '../known-reports/reports.js';
import { Database } from '../../platform/database/database.js';
import { ExpiringCache } from './expiring-cache.js';
import { parseReportId } from '../known-reports/report-ids.js';

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

/** Every report with its status, for the processing page and the operator. Holds no personal data. */
export const reportsProjection: Projection<Change> = {
  name: 'reporting.reports@1',
  handles: eventTypes(statusAfter),
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

/** Shown to the operator. */
const paidAfterErasure = 'It was paid after its erasure: refund the payment';

async function rowsOf(
  events: readonly RecordedEvent<Change>[],
  sql: ProjectionSql,
): Promise<Map<number, Row>> {
  const ids = new Set(events.map(({ data }) => data.reportId));
  const rows = (await sql(known, [[...ids]])) as (Row & { reportId: number })[];
  return new Map(rows.map(({ reportId, ...row }) => [reportId, row]));
}

/** A payment starts processing of a draft only; further payments do not change the status. */
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

export type ReportStatus = ActiveReport['status'];
type Asked = Readonly<{ answer(status: ReportStatus | null): void; fail(error: unknown): void }>;

/** How long a status is cached. Drafts are not cached, because the buyer may just have paid. */
const freshMs: Readonly<Record<Exclude<ReportStatus, 'draft'>, number>> = {
  processing: 100,
  failed: 100,
  completed: 1000,
};

/**
 * Reads statuses from the read model. Requests within one turn of the event loop share one query, and the status of a paid
 * report is cached briefly.
 */
@Injectable()
export class ReportStatuses {
  private asked = new Map<number, Asked[]>();
  private readonly recent = new ExpiringCache<string, ReportStatus>();

  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** Null for an invalid id, and for a report that the read model does not know (yet) or knows as erased. */
  async find(idInAddress: string): Promise<ReportStatus | null> {
    const recent = this.recent.get(idInAddress);
    if (recent !== undefined) return recent;
    const reportId = parseReportId(idInAddress);
    if (reportId === null) return null;
    if (this.asked.size === 0) setImmediate(() => void this.answerAll());
    return new Promise((answer, fail) => {
      this.asked.set(reportId, [...(this.asked.get(reportId) ?? []), { answer, fail }]);
    });
  }

  private async answerAll(): Promise<void> {
    const asked = this.asked;
    this.asked = new Map();
    try {
      const found = await this.read([...asked.keys()]);
      for (const [id, status] of found) {
        if (status !== 'draft') this.recent.set(String(id), status, freshMs[status]);
      }
      for (const [id, waiting] of asked) for (const one of waiting) one.answer(found.get(id) ?? null);
    } catch (error) {
      for (const one of [...asked.values()].flat()) one.fail(error);
    }
  }

  private async read(reportIds: number[]): Promise<Map<number, ReportStatus>> {
    const schema = this.projections.schemaOf(reportsProjection.name);
    const { rows } = await this.database.pool.query<{ report_id: number; status: ReportStatus }>({
      name: 'report-statuses',
      text: `select report_id, status from ${schema}.reports where report_id = any($1) and status <> 'erased'`,
      values: [reportIds],
    });
    return new Map(rows.map((row) => [row.report_id, row.status]));
  }
}
