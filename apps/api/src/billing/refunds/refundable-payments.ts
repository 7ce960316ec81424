import { Injectable } from '@nestjs/common';
import {
  paymentDecider,
  paymentStream,
  refundablePayment,
  type PaymentTerms,
  type RefundablePayment,
} from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { PaymentProvider } from '../provider/payment-provider.js';

/** Payments that can be refunded. */
@Injectable()
export class RefundablePayments {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly provider: PaymentProvider,
  ) {}

  /** Refuses an unknown payment, one that was never completed, and one taken by another provider. */
  async find(paymentId: string): Promise<RefundablePayment> {
    const { payment } = await this.load(paymentId);
    return payment;
  }

  /** The payment's id at the provider; refuses like `find`. */
  async findIntentId(paymentId: string): Promise<string> {
    const { terms } = await this.load(paymentId);
    return terms.intentId;
  }

  private async load(
    paymentId: string,
  ): Promise<Readonly<{ payment: RefundablePayment; terms: PaymentTerms }>> {
    const state = await this.executor.load(paymentDecider, paymentStream(paymentId));
    if (state.status === 'unknown')
      throw new DomainError('reporting.order-unknown', 'There is no payment with this id');
    const payment = refundablePayment(state);
    if (!payment)
      throw new DomainError(
        'billing.refund-unpaid',
        'This payment was never completed, so there is nothing to refund',
      );
    const { terms } = state;
    if (terms.provider === this.provider.name) return { payment, terms };
    throw new DomainError(
      'billing.provider-absent',
      `This payment was taken by ${terms.provider}, which is not in use here: refund it there`,
    );
  }
}
