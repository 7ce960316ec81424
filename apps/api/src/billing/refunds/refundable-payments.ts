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

/** The payments of which money can be given back. */
@Injectable()
export class RefundablePayments {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly provider: PaymentProvider,
  ) {}

  /** Refused when there is no such payment, when it was never made, and when another provider has its money. */
  async refundable(paymentId: string): Promise<RefundablePayment> {
    const { payment } = await this.find(paymentId);
    return payment;
  }

  /** What the provider has to know of it. */
  async intentOf(paymentId: string): Promise<string> {
    const { terms } = await this.find(paymentId);
    return terms.intentId;
  }

  private async find(
    paymentId: string,
  ): Promise<Readonly<{ payment: RefundablePayment; terms: PaymentTerms }>> {
    const state = await this.executor.load(paymentDecider, paymentStream(paymentId));
    if (state.status === 'unknown')
      throw new DomainError('reporting.order-unknown', 'There is no payment with this id');
    const payment = refundablePayment(state);
    if (!payment)
      throw new DomainError(
        'billing.refund-unpaid',
        'This payment was never made: there is nothing to refund',
      );
    const { terms } = state;
    if (terms.provider === this.provider.name) return { payment, terms };
    throw new DomainError(
      'billing.provider-absent',
      `This payment was taken by ${terms.provider}, which is not in use here: refund it there`,
    );
  }
}
