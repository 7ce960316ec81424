import type {
  PaymentCancelled,
  PaymentFailed,
  PaymentRequested,
  PaymentSucceeded,
} from '@closewise/domain/billing';
import { typesOf } from '@closewise/domain/events';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { Projection } from '../../platform/projections/projection.js';

type Row = { intentId: string | null; status: string; requestedAt: string };

type Change = PaymentRequested | PaymentFailed | PaymentCancelled | PaymentSucceeded;

const statusAfter: Readonly<Record<Change['type'], string>> = {
  PaymentRequested: 'open',
  PaymentFailed: 'open',
  PaymentCancelled: 'cancelled',
  PaymentSucceeded: 'succeeded',
};

/** The first event of a payment is its request; what it set stays. */
const upsert = `insert into payments (payment_id, intent_id, status, requested_at)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])
  on conflict (payment_id) do update set
    intent_id = coalesce(excluded.intent_id, payments.intent_id),
    status = excluded.status`;

/** Payments and whether they are open still, for the sweeper. */
export const paymentsProjection: Projection<Change> = {
  name: 'billing.payments@1',
  handles: typesOf(statusAfter),
  statements: [upsert],
  tables: `create table payments (
    payment_id text primary key,
    intent_id text,
    status text not null,
    requested_at timestamptz not null
  )`,
  indexes: [`create index payments_open on payments (requested_at) where status = 'open'`],
  async project(events, sql) {
    const rows = new Map<string, Row>();
    for (const event of events) rows.set(event.data.paymentId, after(rows, event));
    const columns = [...rows.values()];
    await sql(upsert, [
      [...rows.keys()],
      columns.map((row) => row.intentId),
      columns.map((row) => row.status),
      columns.map((row) => row.requestedAt),
    ]);
  },
};

function after(rows: ReadonlyMap<string, Row>, { type, data, recordedAt }: RecordedEvent<Change>): Row {
  const before = rows.get(data.paymentId);
  return {
    intentId: 'intentId' in data ? data.intentId : (before?.intentId ?? null),
    status: statusAfter[type],
    requestedAt: before?.requestedAt ?? recordedAt,
  };
}
