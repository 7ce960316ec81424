import { eventTypes } from '@closewise/domain/events';
import type { SaleReversed } from '@closewise/domain/affiliation';
import type { DisputeClosed, PaymentDisputed } from '@closewise/domain/billing/facts';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { Projection } from '../../platform/projections/projection.js';

type Change = PaymentDisputed | DisputeClosed | SaleReversed;
type Row = {
  paymentId: string;
  disputeId: string;
  openedAt: string;
  isLost: boolean;
  endedAt: string | null;
};

const known = `select payment_id as "paymentId", dispute_id as "disputeId", opened_at as "openedAt",
    is_lost as "isLost", ended_at as "endedAt"
  from disputes where payment_id = any($1::text[])`;

const upsert = `insert into disputes (payment_id, dispute_id, opened_at, is_lost, ended_at)
  select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::boolean[], $5::timestamptz[])
  on conflict (payment_id, dispute_id) do update set is_lost = excluded.is_lost, ended_at = excluded.ended_at`;

const handled = { PaymentDisputed: null, DisputeClosed: null, SaleReversed: null } as const;

/**
 * The disputes of sales, with the period in which each keeps its sale's shares from being paid out. A dispute that is
 * won ends immediately, a lost one ends when the shares are taken back, so that they are never payable in between.
 */
export const disputesProjection: Projection<Change> = {
  name: 'affiliation.disputes@1',
  handles: eventTypes(handled),
  statements: [known, upsert],
  tables: `create table disputes (
    payment_id text not null,
    dispute_id text not null,
    opened_at timestamptz not null,
    is_lost boolean not null,
    ended_at timestamptz,
    primary key (payment_id, dispute_id)
  )`,
  indexes: ['create index disputes_open on disputes (payment_id) where ended_at is null'],
  async project(events, sql) {
    const payments = [...new Set(events.map(({ data }) => data.paymentId))];
    const stored = (await sql(known, [payments])) as unknown as Row[];
    const rows = new Map(stored.map((row) => [keyOf(row), row]));
    for (const event of events) fold(rows, event);
    const all = [...rows.values()];
    if (all.length === 0) return;
    await sql(upsert, [
      all.map(({ paymentId }) => paymentId),
      all.map(({ disputeId }) => disputeId),
      all.map(({ openedAt }) => openedAt),
      all.map(({ isLost }) => isLost),
      all.map(({ endedAt }) => endedAt),
    ]);
  },
};

const keyOf = ({ paymentId, disputeId }: Pick<Row, 'paymentId' | 'disputeId'>): string =>
  `${paymentId} ${disputeId}`;

function fold(rows: Map<string, Row>, { type, data, recordedAt }: RecordedEvent<Change>): void {
  const { paymentId } = data;
  if (type === 'SaleReversed') {
    for (const row of rows.values())
      if (row.paymentId === paymentId && row.isLost) row.endedAt ??= recordedAt;
    return;
  }
  const { disputeId } = data;
  const opened: Row = { paymentId, disputeId, openedAt: recordedAt, isLost: false, endedAt: null };
  const row = rows.get(keyOf(opened)) ?? opened;
  rows.set(keyOf(opened), row);
  if (type !== 'DisputeClosed') return;
  row.isLost = data.outcome === 'lost';
  if (data.outcome === 'won') row.endedAt ??= recordedAt;
}
