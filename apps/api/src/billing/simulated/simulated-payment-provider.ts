import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Table } from '../../platform/database/table.js';
import {
  PaymentProvider,
  type IntentAmount,
  type IntentRequest,
  type PaymentIntent,
  type RefundAnswer,
  type RefundRequest,
  type IntentOutcome,
} from '../provider/payment-provider.js';
import { SimulatedPaymentRow } from './simulated-payment.table.js';

const token = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

/** A simulated card provider that keeps its own table and moves no money. */
@Injectable()
export class SimulatedPaymentProvider extends PaymentProvider {
  readonly name = 'simulated';
  readonly publishableKey = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async createIntent(request: IntentRequest): Promise<PaymentIntent> {
    const { idempotencyKey, reportId, currency, amountCents, premiumCents } = request;
    await this.settleDuePayments();
    const intentId = token('pi_sim');
    const clientSecret = `${intentId}_${token('secret')}`;
    const payment = {
      intentId,
      idempotencyKey,
      clientSecret,
      reportId,
      amountCents,
      premiumCents,
      currency,
      status: 'open',
    };
    await this.table.createQueryBuilder().insert().values(payment).orIgnore().execute();
    const row = await this.table.findOneBy({ idempotencyKey });
    return intentOf(row!);
  }

  override async changeAmount(intentId: string, amount: IntentAmount): Promise<PaymentIntent | null> {
    await this.table.update({ intentId, status: In(['open', 'declined']) }, amount);
    return this.lookUp(intentId);
  }

  override async lookUp(intentId: string): Promise<PaymentIntent | null> {
    await this.settleDuePayments();
    const row = await this.table.findOneBy({ intentId });
    return row ? intentOf(row) : null;
  }

  override async refund({ intentId, amountCents, key }: RefundRequest): Promise<RefundAnswer> {
    return this.database.transaction(async (client): Promise<RefundAnswer> => {
      const payments = this.database.table(SimulatedPaymentRow, client);
      const payment = await payments.findOne({ where: { intentId }, lock: { mode: 'pessimistic_write' } });
      if (payment?.status !== 'succeeded') return { status: 'refused', reasonCode: 'resource_missing' };
      const { refunds } = payment;
      const known = refunds.find((refund) => refund.key === key);
      if (known) return { status: 'accepted', refundId: known.refundId };
      const left = payment.amountCents - refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
      if (left === 0) return { status: 'refused', reasonCode: 'charge_already_refunded' };
      if (amountCents > left) return { status: 'refused', reasonCode: 'amount_too_large' };
      const refundId = token('re_sim');
      await payments.update({ intentId }, { refunds: [...refunds, { key, refundId, amountCents }] });
      return { status: 'accepted', refundId };
    });
  }

  /** Completes the slow payments that are due. */
  async settleDuePayments(): Promise<void> {
    await this.table.update(
      { settlesAt: LessThanOrEqual(this.clock.now()) },
      {
        status: 'succeeded',
        chargeId: () => `'ch_' || intent_id`,
        paidAt: () => 'settles_at',
        settlesAt: null,
        webhookDueAt: () => 'settles_at',
        webhookAttempts: 0,
      },
    );
  }

  private get table(): Table<SimulatedPaymentRow> {
    return this.database.table(SimulatedPaymentRow);
  }
}

/** A row of the simulated provider as a payment intent. */
function intentOf(row: SimulatedPaymentRow): PaymentIntent {
  const { intentId, clientSecret, reportId, amountCents, premiumCents, currency, status } = row;
  return {
    intentId,
    clientSecret,
    reportId,
    amountCents,
    premiumCents,
    currency,
    cardFingerprint: status === 'succeeded' ? row.cardFingerprint : null,
    outcome: outcomeOf(row),
    refunds: row.refunds.map(({ refundId, amountCents: cents }) => ({
      refundId,
      amountCents: cents,
      status: 'made' as const,
    })),
    disputes: [],
  };
}

function outcomeOf({ status, declineCode, chargeId, paidAt, cardLast4 }: SimulatedPaymentRow): IntentOutcome {
  if (status === 'declined') return { status, reasonCode: declineCode ?? 'card_declined' };
  if (status === 'succeeded' && chargeId && paidAt) {
    const paid = { status, providerReference: chargeId, paidAt: paidAt.toISOString() } as const;
    // Every test card that pays is a Visa.
    return cardLast4 === null ? paid : { ...paid, card: { brand: 'visa', last4: cardLast4 } };
  }
  return { status: status === 'processing' ? 'processing' : 'open' };
}
