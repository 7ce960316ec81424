import type { ReportRequested } from '@closewise/domain/reporting';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { Projection, ProjectionSql } from '../../platform/projections/projection.js';
import { revenueCentsOf, saleAfter, type KnownSale, type MoneyEvent } from './known-sale.js';

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

/** Reports, sales and revenue of each day (UTC, by the time of the log); what goes back counts on the day it goes. */
export const statisticsProjection: Projection<Counted> = {
  // Under the name of where it was first: under another one every installation would count anew.
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

/** What an event adds to its day; enters it into the sale, too. */
function changeOf(
  event: RecordedEvent<Counted>,
  sales: Map<string, KnownSale>,
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

/** The sales that these events touch. */
async function salesOf(
  events: readonly RecordedEvent<Counted>[],
  sql: ProjectionSql,
): Promise<Map<string, KnownSale>> {
  const ids = new Set(events.flatMap(({ data }) => ('paymentId' in data ? data.paymentId : [])));
  if (ids.size === 0) return new Map();
  const rows = (await sql(knownSales, [[...ids]])) as KnownSale[];
  return new Map(rows.map((row) => [row.paymentId, row]));
}

/** The payments by which a report was paid for the first time; by the ids of their events. */
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
  sales: ReadonlyMap<string, KnownSale>,
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
