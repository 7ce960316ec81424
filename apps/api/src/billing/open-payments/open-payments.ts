import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { askedAbout, lookupsKeptSince, nextLookupAt, paymentIdOf } from '@closewise/domain/billing';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { PaymentLookupRow } from './payment-lookup.table.js';
import { paymentsProjection } from './payments.projection.js';

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

  /** It is asked about again later. */
  async asked({ paymentId, lookups }: OpenPayment): Promise<void> {
    await this.note(paymentId, lookups + 1, nextLookupAt(this.clock.now(), lookups));
  }

  /** It is not asked about again. */
  async givenUp({ paymentId, lookups }: OpenPayment): Promise<void> {
    await this.note(paymentId, lookups + 1, null);
  }

  /** Forgets about payments that are too old to be asked about. */
  async forgetAbandoned(): Promise<void> {
    const before = lookupsKeptSince(this.clock.now());
    await this.database.table(PaymentLookupRow).delete({ askedAt: LessThan(before) });
  }

  private async note(paymentId: string, lookups: number, nextAt: Date | null): Promise<void> {
    const lookup = { paymentId, lookups, askedAt: this.clock.now(), nextAt };
    await this.database.table(PaymentLookupRow).upsert(lookup, ['paymentId']);
  }
}
