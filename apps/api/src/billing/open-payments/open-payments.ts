import { Column, Entity, PrimaryColumn, LessThan } from 'typeorm';
import {
  type PaymentCancelled,
  type PaymentFailed,
  type PaymentRequested,
  type PaymentSucceeded,
  askedAbout,
  lookupsKeptSince,
  nextLookupAt,
  paymentIdOf,
} from '@closewise/domain/billing';
import { eventTypes } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { type Projection, Projections } from '../../platform/projections/projection.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { PaymentProvider } from '../provider/payment-provider.js';

/** When the sweeper last looked up an open payment at the provider, and when it does so again. */
@Entity({ schema: 'durable', name: 'payment_lookups' })
export class PaymentLookupRow {
  @PrimaryColumn({ name: 'payment_id', type: 'text', primaryKeyConstraintName: 'payment_lookups_pkey' })
  paymentId!: string;

  @Column({ type: 'integer' })
  lookups!: number;

  @Column({ name: 'asked_at', type: 'timestamptz' })
  askedAt!: Date;

  /** Null when the provider's answer was refused: the next lookup would give the same one. */
  @Column({ name: 'next_at', type: 'timestamptz', nullable: true })
  nextAt!: Date | null;
}

type Row = { intentId: string | null; status: string; requestedAt: string };

type Change = PaymentRequested | PaymentFailed | PaymentCancelled | PaymentSucceeded;

const statusAfter: Readonly<Record<Change['type'], string>> = {
  PaymentRequested: 'open',
  PaymentFailed: 'open',
  PaymentCancelled: 'cancelled',
  PaymentSucceeded: 'succeeded',
};

/** A payment's first event is its request, which alone sets `intent_id` and `requested_at`. */
const upsert = `insert into payments (payment_id, intent_id, status, requested_at)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])
  on conflict (payment_id) do update set
    intent_id = coalesce(excluded.intent_id, payments.intent_id),
    status = excluded.status`;

/** Payments and whether they are still open, for the sweeper. */
export const paymentsProjection: Projection<Change> = {
  name: 'billing.payments@1',
  handles: eventTypes(statusAfter),
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
    for (const event of events) rows.set(event.data.paymentId, nextRow(rows, event));
    const columns = [...rows.values()];
    await sql(upsert, [
      [...rows.keys()],
      columns.map((row) => row.intentId),
      columns.map((row) => row.status),
      columns.map((row) => row.requestedAt),
    ]);
  },
};

function nextRow(rows: ReadonlyMap<string, Row>, { type, data, recordedAt }: RecordedEvent<Change>): Row {
  const before = rows.get(data.paymentId);
  return {
    intentId: 'intentId' in data ? data.intentId : (before?.intentId ?? null),
    status: statusAfter[type],
    requestedAt: before?.requestedAt ?? recordedAt,
  };
}

/** `lookups` counts the earlier lookups at the provider. */
export type OpenPayment = Readonly<{ paymentId: string; intentId: string; lookups: number }>;

/** Payments without a final outcome, and when to look each one up at the provider. */
@Injectable()
export class OpenPayments {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  /** Those due for a lookup, newest first, so that abandoned payments never delay a fresh one. */
  listDue(limit: number): Promise<OpenPayment[]> {
    const now = this.clock.now();
    const { from, until } = askedAbout(now);
    // SQL: it joins a read model, which has no entity.
    const payments = `${this.projections.schemaOf(paymentsProjection.name)}.payments`;
    return this.database.query(
      `select payment_id as "paymentId", intent_id as "intentId", coalesce(lookups, 0) as lookups
       from ${payments} left join durable.payment_lookups using (payment_id)
       where status = 'open' and requested_at between $1 and $2 and starts_with(payment_id, $3)
         and (asked_at is null or next_at <= $4)
       order by requested_at desc limit $5`,
      [from, until, paymentIdOf(this.provider.name, ''), now, limit],
    );
  }

  /** Schedules the next lookup; the interval grows. */
  async scheduleNextLookup({ paymentId, lookups }: OpenPayment): Promise<void> {
    await this.saveLookup(paymentId, lookups + 1, nextLookupAt(this.clock.now(), lookups));
  }

  /** Ends the lookups of this payment. */
  async stopLookups({ paymentId, lookups }: OpenPayment): Promise<void> {
    await this.saveLookup(paymentId, lookups + 1, null);
  }

  /** Deletes the lookups of payments that are too old to be looked up. */
  async deleteAbandoned(): Promise<void> {
    const before = lookupsKeptSince(this.clock.now());
    await this.database.table(PaymentLookupRow).delete({ askedAt: LessThan(before) });
  }

  private async saveLookup(paymentId: string, lookups: number, nextAt: Date | null): Promise<void> {
    const lookup = { paymentId, lookups, askedAt: this.clock.now(), nextAt };
    await this.database.table(PaymentLookupRow).upsert(lookup, ['paymentId']);
  }
}
