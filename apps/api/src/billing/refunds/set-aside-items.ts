import { Injectable } from '@nestjs/common';
import type {
  DisputeClosed,
  PaymentDisputed,
  PaymentRefunded,
  PaymentRefundFailed,
  ReversalSetAside,
  SetAsideAcknowledged,
} from '@closewise/domain/billing';
import { eventTypes } from '@closewise/domain/events';
import { Database } from '../../platform/database/database.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { Projections, type Projection } from '../../platform/projections/projection.js';

type Change =
  | ReversalSetAside
  | SetAsideAcknowledged
  | PaymentRefunded
  | PaymentRefundFailed
  | PaymentDisputed
  | DisputeClosed;

/** A refund or dispute that could not be recorded as the provider reports it, and waits for an operator. */
export type SetAsideItem = Omit<ReversalSetAside['data'], 'reportId'> &
  Readonly<{ reportId: number; setAsideAt: string }>;

type Row = Omit<SetAsideItem, 'kind' | 'reason'> &
  Readonly<{ kind: string; reason: string; isOpen: boolean }>;

const upsert = `insert into set_aside (payment_id, reversal_id, report_id, kind, stated_amount, known_cents, reason,
    set_aside_at, is_open)
  select * from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::text[],
    $8::timestamptz[], $9::boolean[])
  on conflict (payment_id, reversal_id) do update set stated_amount = excluded.stated_amount,
    known_cents = excluded.known_cents, reason = excluded.reason, set_aside_at = excluded.set_aside_at,
    is_open = excluded.is_open`;

const close = `update set_aside set is_open = false where (payment_id, reversal_id) in
  (select * from unnest($1::text[], $2::text[]))`;

const handled = {
  ReversalSetAside: true,
  SetAsideAcknowledged: true,
  PaymentRefunded: true,
  PaymentRefundFailed: true,
  PaymentDisputed: true,
  DisputeClosed: true,
} as const;

/** Items set aside until the provider's report can be recorded or an operator acknowledges them. */
export const setAsideProjection: Projection<Change> = {
  name: 'billing.set-aside@2',
  handles: eventTypes(handled),
  statements: [upsert, close],
  tables: `create table set_aside (
    payment_id text not null,
    reversal_id text not null,
    report_id bigint not null,
    kind text not null,
    stated_amount text not null,
    known_cents bigint,
    reason text not null,
    set_aside_at timestamptz not null,
    is_open boolean not null,
    primary key (payment_id, reversal_id)
  )`,
  async project(events, sql) {
    const rows = new Map<string, Row>();
    const closed = new Map<string, readonly [paymentId: string, reversalId: string]>();
    for (const event of events) fold(rows, closed, event);
    if (closed.size > 0) {
      const ids = [...closed.values()];
      await sql(close, [ids.map(([paymentId]) => paymentId), ids.map(([, reversalId]) => reversalId)]);
    }
    const all = [...rows.values()];
    if (all.length === 0) return;
    await sql(upsert, [
      all.map(({ paymentId }) => paymentId),
      all.map(({ reversalId }) => reversalId),
      all.map(({ reportId }) => reportId),
      all.map(({ kind }) => kind),
      all.map(({ statedAmount }) => statedAmount),
      all.map(({ knownCents }) => knownCents),
      all.map(({ reason }) => reason),
      all.map(({ setAsideAt }) => setAsideAt),
      all.map(({ isOpen }) => isOpen),
    ]);
  },
};

function fold(
  rows: Map<string, Row>,
  closed: Map<string, readonly [string, string]>,
  { type, data, recordedAt }: RecordedEvent<Change>,
): void {
  if (type === 'ReversalSetAside') {
    const { paymentId, reversalId } = data;
    rows.set(`${paymentId} ${reversalId}`, { ...data, setAsideAt: recordedAt, isOpen: true });
    return;
  }
  const { paymentId } = data;
  const reversalId =
    'reversalId' in data ? data.reversalId : 'disputeId' in data ? data.disputeId : data.refundId;
  const key = `${paymentId} ${reversalId}`;
  const row = rows.get(key);
  if (row) rows.set(key, { ...row, isOpen: false });
  closed.set(key, [paymentId, reversalId]);
}

@Injectable()
export class SetAsideItems {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** Items that wait for an operator, oldest first. */
  async list(): Promise<SetAsideItem[]> {
    // SQL: a read model has no entity.
    const table = `${this.projections.schemaOf(setAsideProjection.name)}.set_aside`;
    return this.database.query<SetAsideItem>(
      `select payment_id as "paymentId", report_id as "reportId", kind, reversal_id as "reversalId",
         stated_amount as "statedAmount", known_cents as "knownCents", reason, set_aside_at as "setAsideAt"
       from ${table} where is_open order by set_aside_at, payment_id, reversal_id`,
    );
  }
}
