import type {
  DisputeClosed,
  PaymentDisputed,
  PaymentRefunded,
  PaymentRefundFailed,
  PaymentRequested,
  PaymentSucceeded,
} from '@closewise/domain/billing/facts';
import { eventTypes } from '@closewise/domain/events';
import type { PersonErased } from '@closewise/domain/privacy/facts';
import type { ReportEvent } from '@closewise/domain/reporting';
import { orderNumberOf } from '../../billing/index.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { Projection, ProjectionSql } from '../../platform/projections/projection.js';
import { foldedText } from '../../platform/wording.js';

type OfPayment =
  | PaymentRequested
  | PaymentSucceeded
  | PaymentRefunded
  | PaymentRefundFailed
  | PaymentDisputed
  | DisputeClosed;
type OfReport = Extract<
  ReportEvent,
  {
    type:
      | 'ReportRequested'
      | 'ReportGenerationStarted'
      | 'ReportGenerated'
      | 'ReportGenerationFailed'
      | 'ReportErased';
  }
>;
type Change = OfPayment | OfReport | PersonErased;

type Order = Readonly<{
  reportId: number;
  /** Lets an erasure find the order; null after it. */
  subjectId: string | null;
  email: string | null;
  address: string | null;
  state: string;
  city: string | null;
  priceCents: number;
  status: string;
  requestedAt: string | Date;
}>;
type Payment = Readonly<{
  paymentId: string;
  reportId: number;
  amountCents: number;
  paidAt: string | Date | null;
  refundedCents: number;
  dispute: string | null;
}>;

const handled: Readonly<Record<Change['type'], true>> = {
  ReportRequested: true,
  ReportGenerationStarted: true,
  ReportGenerated: true,
  ReportGenerationFailed: true,
  ReportErased: true,
  PaymentRequested: true,
  PaymentSucceeded: true,
  PaymentRefunded: true,
  PaymentRefundFailed: true,
  PaymentDisputed: true,
  DisputeClosed: true,
  PersonErased: true,
};

const knownOrders = `select report_id as "reportId", subject_id as "subjectId", email, address, state, city,
    price_cents as "priceCents", status, requested_at as "requestedAt"
  from orders where report_id = any($1::bigint[]) or subject_id = any($2::text[])`;
const knownPayments = `select payment_id as "paymentId", report_id as "reportId", amount_cents as "amountCents",
    paid_at as "paidAt", refunded_cents as "refundedCents", dispute
  from payments where payment_id = any($1::text[])`;

const orderColumns: Columns<Order> = [
  ['report_id', 'bigint', (order) => order.reportId],
  ['subject_id', 'text', (order) => order.subjectId],
  ['email', 'text', (order) => order.email],
  ['address', 'text', (order) => order.address],
  ['state', 'text', (order) => order.state],
  ['city', 'text', (order) => order.city],
  ['price_cents', 'bigint', (order) => order.priceCents],
  ['status', 'text', (order) => order.status],
  ['requested_at', 'timestamptz', (order) => order.requestedAt],
  ['sought', 'text', ({ email, address }) => foldedText([email, address].filter(Boolean).join('\n'))],
];
const paymentColumns: Columns<Payment> = [
  ['payment_id', 'text', (payment) => payment.paymentId],
  ['report_id', 'bigint', (payment) => payment.reportId],
  ['order_number', 'text', (payment) => orderNumberOf(payment.paymentId)],
  ['amount_cents', 'bigint', (payment) => payment.amountCents],
  ['paid_at', 'timestamptz', (payment) => payment.paidAt],
  ['refunded_cents', 'bigint', (payment) => payment.refundedCents],
  ['dispute', 'text', (payment) => payment.dispute],
];
const [upsertOrders, upsertPayments] = [upsert('orders', orderColumns), upsert('payments', paymentColumns)];

/**
 * The current state of every order and its payments. This is the module's only read model with home and email addresses
 * in clear text, which makes them searchable. An erasure removes them.
 */
export const ordersProjection: Projection<Change> = {
  name: 'reporting.orders@1',
  holdsClearPersonalData: true,
  handles: eventTypes(handled),
  statements: [knownOrders, knownPayments, upsertOrders, upsertPayments],
  tables: `create table orders (
    report_id bigint primary key,
    subject_id text,
    email text,
    address text,
    state text not null,
    city text,
    price_cents bigint not null,
    status text not null,
    requested_at timestamptz not null,
    sought text not null
  );
  create table payments (
    payment_id text primary key,
    report_id bigint not null,
    order_number text not null,
    amount_cents bigint not null,
    paid_at timestamptz,
    refunded_cents bigint not null,
    dispute text
  )`,
  indexes: [
    'create index orders_by_request on orders (requested_at desc, report_id)',
    'create index orders_by_subject on orders (subject_id)',
    'create index orders_by_status on orders (status, requested_at desc)',
    'create index payments_by_report on payments (report_id)',
    'create index payments_by_number on payments (order_number)',
    'create index payments_refunded on payments (report_id) where refunded_cents > 0',
    'create index payments_disputed on payments (report_id) where dispute is not null',
  ],
  async project(events, sql) {
    const orders = await ordersOf(events, sql);
    const payments = await paymentsOf(events, sql);
    for (const event of events) apply(event, orders, payments);
    await write(sql, upsertOrders, orderColumns, [...orders.values()]);
    await write(sql, upsertPayments, paymentColumns, [...payments.values()]);
  },
};

const reportStatus = {
  ReportGenerationStarted: 'processing',
  ReportGenerated: 'completed',
  ReportGenerationFailed: 'failed',
  ReportErased: 'erased',
} as const;

function apply(
  { type, data, recordedAt }: RecordedEvent<Change>,
  orders: Map<number, Order>,
  payments: Map<string, Payment>,
): void {
  const changeOrder = (reportId: number, change: Partial<Order>): void => {
    const order = orders.get(reportId);
    if (order && order.status !== 'erased') orders.set(reportId, { ...order, ...change });
  };
  const changePayment = (paymentId: string, change: Partial<Payment>): void => {
    const payment = payments.get(paymentId);
    if (payment) payments.set(paymentId, { ...payment, ...change });
  };
  switch (type) {
    case 'ReportRequested': {
      const { reportId, subjectId, property, person } = data;
      const { state, city, priceCents } = property;
      const { email = null, address = null } = person ?? {};
      const order = { reportId, subjectId, email, address, state, city, priceCents };
      orders.set(reportId, { ...order, status: 'draft', requestedAt: recordedAt });
      return;
    }
    case 'ReportErased':
      return changeOrder(data.reportId, { status: 'erased', ...nobody });
    case 'ReportGenerationStarted':
    case 'ReportGenerated':
    case 'ReportGenerationFailed':
      return changeOrder(data.reportId, { status: reportStatus[type] });
    case 'PersonErased':
      return eraseFrom(orders, new Set(data.keys.map(({ subjectId }) => subjectId)));
    case 'PaymentRequested': {
      const { paymentId, reportId, amountCents } = data;
      const nothing = { paidAt: null, refundedCents: 0, dispute: null };
      payments.set(paymentId, { paymentId, reportId, amountCents, ...nothing });
      return;
    }
    case 'PaymentSucceeded':
      changePayment(data.paymentId, { amountCents: data.amountCents, paidAt: recordedAt });
      if (orders.get(data.reportId)?.status === 'draft') changeOrder(data.reportId, { status: 'processing' });
      return;
    case 'PaymentRefunded':
    case 'PaymentRefundFailed':
      return changePayment(data.paymentId, { refundedCents: data.refundedCents });
    case 'PaymentDisputed':
      return changePayment(data.paymentId, { dispute: 'open' });
    case 'DisputeClosed':
      return changePayment(data.paymentId, { dispute: data.outcome });
  }
}

const nobody = { subjectId: null, email: null, address: null } as const;

function eraseFrom(orders: Map<number, Order>, subjectIds: ReadonlySet<string>): void {
  for (const [reportId, order] of orders)
    if (order.subjectId !== null && subjectIds.has(order.subjectId))
      orders.set(reportId, { ...order, ...nobody });
}

async function ordersOf(events: readonly Change[], sql: ProjectionSql): Promise<Map<number, Order>> {
  const reportIds = events.flatMap(({ data }) => ('reportId' in data ? data.reportId : []));
  const subjectIds = events.flatMap(({ type, data }) =>
    type === 'PersonErased' ? data.keys.map(({ subjectId }) => subjectId) : [],
  );
  const rows = (await sql(knownOrders, [[...new Set(reportIds)], subjectIds])) as Order[];
  return new Map(rows.map((order) => [order.reportId, order]));
}

async function paymentsOf(events: readonly Change[], sql: ProjectionSql): Promise<Map<string, Payment>> {
  const ids = events.flatMap(({ type, data }) =>
    type.startsWith('Payment') || type === 'DisputeClosed' ? (data as { paymentId: string }).paymentId : [],
  );
  const rows = (await sql(knownPayments, [[...new Set(ids)]])) as Payment[];
  return new Map(rows.map((payment) => [payment.paymentId, payment]));
}

type Columns<Row> = readonly (readonly [name: string, type: string, of: (row: Row) => unknown])[];

function upsert<Row>(table: string, columns: Columns<Row>): string {
  const names = columns.map(([name]) => name);
  const [key, ...others] = names;
  return `insert into ${table} (${names.join(', ')})
    select * from unnest(${columns.map(([, type], at) => `$${at + 1}::${type}[]`).join(', ')})
    on conflict (${key}) do update set ${others.map((name) => `${name} = excluded.${name}`).join(', ')}`;
}

async function write<Row>(
  sql: ProjectionSql,
  statement: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql(
    statement,
    columns.map(([, , of]) => rows.map(of)),
  );
}
