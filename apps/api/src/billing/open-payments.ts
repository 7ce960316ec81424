import { Injectable } from '@nestjs/common';
import { paymentIdOf } from '@closewise/domain/billing';
import { Clock } from '../platform/clock/clock.js';
import { Database } from '../platform/database/database.js';
import { Projections } from '../platform/projections/projection.js';
import { PaymentProvider } from './payment-provider.js';
import { paymentsProjection } from './payments.projection.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FIRST_AFTER_MS = 10 * MINUTE_MS;
const ABANDONED_AFTER_MS = 7 * DAY_MS;

/** `lookups` counts how often the provider was asked about it before. */
export type OpenPayment = Readonly<{ paymentId: string; intentId: string; lookups: number }>;

/** The payments whose end is not known, and when the provider is to be asked about each. */
@Injectable()
export class OpenPayments {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  /** Those to ask about now, newest first: a flood of abandoned ones never delays a fresh one. */
  due(limit: number): Promise<OpenPayment[]> {
    const now = this.clock.now().getTime();
    const payments = `${this.projections.schemaOf(paymentsProjection.name)}.payments`;
    return this.database.query(
      `select payment_id as "paymentId", intent_id as "intentId", coalesce(lookups, 0) as lookups
       from ${payments} left join durable.payment_lookups using (payment_id)
       where status = 'open' and requested_at between $1 and $2 and starts_with(payment_id, $3)
         and (asked_at is null or next_at <= $4)
       order by requested_at desc limit $5`,
      [
        new Date(now - ABANDONED_AFTER_MS),
        new Date(now - FIRST_AFTER_MS),
        paymentIdOf(this.provider.name, ''),
        new Date(now),
        limit,
      ],
    );
  }

  /** The next time comes twice as long after this one as this one after the last, at most a day. */
  async asked({ paymentId, lookups }: OpenPayment): Promise<void> {
    const wait = Math.min(DAY_MS, FIRST_AFTER_MS * 2 ** lookups);
    await this.note(paymentId, lookups + 1, new Date(this.clock.now().getTime() + wait));
  }

  /** It is not asked about again. */
  async givenUp({ paymentId, lookups }: OpenPayment): Promise<void> {
    await this.note(paymentId, lookups + 1, null);
  }

  /** Forgets about payments that are too old to be asked about. */
  async forgetAbandoned(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - ABANDONED_AFTER_MS - DAY_MS);
    await this.database.query('delete from durable.payment_lookups where asked_at < $1', [before]);
  }

  private async note(paymentId: string, lookups: number, nextAt: Date | null): Promise<void> {
    await this.database.query(
      `insert into durable.payment_lookups (payment_id, lookups, asked_at, next_at) values ($1, $2, $3, $4)
       on conflict (payment_id) do update set
         lookups = excluded.lookups, asked_at = excluded.asked_at, next_at = excluded.next_at`,
      [paymentId, lookups, this.clock.now(), nextAt],
    );
  }
}
