import type { ReportRequested } from '@closewise/domain/reporting';
import {
  standingCentsOf,
  type DisputeClosed,
  type PaymentRefunded,
  type PaymentRefundFailed,
  type PaymentSucceeded,
} from '@closewise/domain/billing/facts';
import type { Cents } from '@closewise/domain/money';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { Projection, ProjectionSql } from '../../platform/projections/projection.js';

type Counted = ReportRequested | MoneyEvent;

const knownSales = `select payment_id as "paymentId", report_id as "reportId", paid_cents as "paidCents",
    refunded_cents as "refundedCents", lost_cents as "lostCents"
  from sales where payment_id = any($1::text[])`;

const addPaidReports =
  'insert into paid_reports select distinct unnest($1::bigint[]) on conflict do nothing returning report_id';

const addToDays = `insert into days as known (day, reports, paid_reports, revenue_cents)
  select * from unnest($1::date[], $2::integer[], $3::integer[], $4::bigint[])
  on conflict (day) do update set
    reports = known.reports + excluded.reports,
    paid_reports = known.paid_reports + excluded.paid_reports,
    revenue_cents = known.revenue_cents + excluded.revenue_cents`;

const upsertSales = `insert into sales (payment_id, report_id, paid_cents, refunded_cents, lost_cents)
  select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::jsonb[])
  on conflict (payment_id) do update set
    refunded_cents = excluded.refunded_cents, lost_cents = excluded.lost_cents`;

/** Reports, sales and revenue by day (UTC, by the event's time). Refunds count on the day they are made. */
export const statisticsProjection: Projection<Counted> = {
  // Named after the module where it started: a new name would make every installation rebuild it.
  name: 'administration.statistics@1',
  handles: ['ReportRequested', 'PaymentSucceeded', 'PaymentRefunded', 'PaymentRefundFailed', 'DisputeClosed'],
  statements: [knownSales, addPaidReports, addToDays, upsertSales],
  tables: `
    create table days (
      day date primary key,
      reports integer not null,
      paid_reports integer not null,
      revenue_cents bigint not null
    );
    create table sales (
      payment_id text primary key,
      report_id bigint not null,
      paid_cents bigint not null,
      refunded_cents bigint not null,
      lost_cents jsonb not null
    );
    create table paid_reports (report_id bigint primary key)`,
  async project(events, sql) {
    const days = new Map<string, Day>();
    const sales = await salesOf(events, sql);
    const paidReports = await firstPaid(events, sql);
    for (const event of events) {
      const day = event.recordedAt.slice(0, 10);
      days.set(day, sumOf(days.get(day), changeOf(event, sales, paidReports)));
    }
    await write(days, sales, sql);
  },
};

type Day = Readonly<{ reports: number; paidReports: number; revenueCents: number }>;

const sumOf = (before: Day | undefined, { reports, paidReports, revenueCents }: Day): Day => ({
  reports: (before?.reports ?? 0) + reports,
  paidReports: (before?.paidReports ?? 0) + paidReports,
  revenueCents: (before?.revenueCents ?? 0) + revenueCents,
});

/** What an event adds to its day. Also updates the sale in `sales`. */
function changeOf(
  event: RecordedEvent<Counted>,
  sales: Map<string, SaleBalance>,
  paid: ReadonlySet<string>,
): Day {
  if (event.type === 'ReportRequested') return { reports: 1, paidReports: 0, revenueCents: 0 };
  const { paymentId } = event.data;
  const before = sales.get(paymentId);
  const after = saleAfter(before, event);
  sales.set(paymentId, after);
  const revenueCents = revenueCentsOf(after) - (before ? revenueCentsOf(before) : 0);
  return { reports: 0, paidReports: paid.has(event.id) ? 1 : 0, revenueCents };
}

/** Loads the sales that these events concern. */
async function salesOf(
  events: readonly RecordedEvent<Counted>[],
  sql: ProjectionSql,
): Promise<Map<string, SaleBalance>> {
  const ids = new Set(events.flatMap(({ data }) => ('paymentId' in data ? data.paymentId : [])));
  if (ids.size === 0) return new Map();
  const rows = (await sql(knownSales, [[...ids]])) as SaleBalance[];
  return new Map(rows.map((row) => [row.paymentId, row]));
}

/** The ids of the events by which a report was paid for the first time. */
async function firstPaid(
  events: readonly RecordedEvent<Counted>[],
  sql: ProjectionSql,
): Promise<Set<string>> {
  const paid = events.filter((event) => event.type === 'PaymentSucceeded');
  if (paid.length === 0) return new Set();
  const rows = await sql(addPaidReports, [paid.map(({ data }) => data.reportId)]);
  const unseen = new Set(rows.map(({ report_id: reportId }) => reportId));
  return new Set(paid.filter(({ data }) => unseen.delete(data.reportId)).map(({ id }) => id));
}

async function write(
  days: ReadonlyMap<string, Day>,
  sales: ReadonlyMap<string, SaleBalance>,
  sql: ProjectionSql,
): Promise<void> {
  const sums = [...days.values()];
  await sql(addToDays, [
    [...days.keys()],
    sums.map(({ reports }) => reports),
    sums.map(({ paidReports }) => paidReports),
    sums.map(({ revenueCents }) => revenueCents),
  ]);
  const rows = [...sales.values()];
  if (rows.length === 0) return;
  await sql(upsertSales, [
    rows.map(({ paymentId }) => paymentId),
    rows.map(({ reportId }) => reportId),
    rows.map(({ paidCents }) => paidCents),
    rows.map(({ refundedCents }) => refundedCents),
    rows.map(({ lostCents }) => JSON.stringify(lostCents)),
  ]);
}

/** A succeeded payment with its refunds and lost disputes. `lostCents` is keyed by dispute. */
type SaleBalance = Readonly<{
  paymentId: string;
  reportId: number;
  paidCents: Cents;
  refundedCents: Cents;
  lostCents: Readonly<Record<string, Cents>>;
}>;

/** The events that change a sale's balance. */
type MoneyEvent = PaymentSucceeded | PaymentRefunded | PaymentRefundFailed | DisputeClosed;

/** The revenue left after refunds and lost disputes. */
const revenueCentsOf = ({ paidCents, refundedCents, lostCents }: SaleBalance): Cents =>
  standingCentsOf(paidCents, {
    refundedCents,
    lostCents: Object.values(lostCents).reduce((sum, cents) => sum + cents, 0),
  });

/** Applies one event to a sale. */
function saleAfter(
  before: SaleBalance | undefined,
  { type, data, stream }: RecordedEvent<MoneyEvent>,
): SaleBalance {
  if (type === 'PaymentSucceeded') return made(data);
  if (!before) throw new Error(`${stream} has ${type} before PaymentSucceeded`);
  if (type !== 'DisputeClosed') return { ...before, refundedCents: data.refundedCents };
  const lost = data.outcome === 'lost' ? data.amountCents : 0;
  return { ...before, lostCents: { ...before.lostCents, [data.disputeId]: lost } };
}

const made = ({ paymentId, reportId, amountCents }: PaymentSucceeded['data']): SaleBalance => ({
  paymentId,
  reportId,
  paidCents: amountCents,
  refundedCents: 0,
  lostCents: {},
});
