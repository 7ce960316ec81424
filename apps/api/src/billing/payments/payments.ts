import { Injectable } from '@nestjs/common';
import { paymentDecider, paymentStream, refundedCentsOf, type PaymentState } from '@closewise/domain/billing';
import type { Cents } from '@closewise/domain/money';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';

type Known = Exclude<PaymentState, { status: 'unknown' }>;

/** How far a payment is, and what of it went back; nothing personal. */
export type KnownPayment = Readonly<{
  paymentId: string;
  status: Known['status'];
  amountCents: Cents;
  refundedCents: Cents;
  currency: string;
}>;

/** Payments for other modules, as their streams tell them. */
@Injectable()
export class Payments {
  constructor(private readonly executor: CommandExecutor) {}

  /** Null when there is no such payment. */
  async find(paymentId: string): Promise<KnownPayment | null> {
    const payment = await this.executor.load(paymentDecider, paymentStream(paymentId));
    return payment.status === 'unknown' ? null : knownOf(payment);
  }
}

function knownOf(payment: Known): KnownPayment {
  const { paymentId, amountCents, currency } = payment.terms;
  const refundedCents = payment.status === 'succeeded' ? refundedCentsOf(payment) : 0;
  return { paymentId, status: payment.status, amountCents, refundedCents, currency };
}
