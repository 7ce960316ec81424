import { Injectable } from '@nestjs/common';
import {
  paymentDecider,
  paymentStandingOf,
  paymentStream,
  refundablePayment,
  refundDecider,
  refundStream,
  type PaymentStanding,
} from '@closewise/domain/billing';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { PaidReports } from './paid-reports.js';

/** Where the money of reports is: with us, given back, or with the bank of a buyer who disputes the payment. */
@Injectable()
export class PaymentStandings {
  constructor(
    private readonly paid: PaidReports,
    private readonly executor: CommandExecutor,
  ) {}

  /** Of the payment by which the report was bought; null while it is not paid. */
  async of(reportId: number): Promise<PaymentStanding | null> {
    const paymentId = await this.paid.paymentOf(reportId);
    if (paymentId === null) return null;
    const [payment, refunds] = await Promise.all([
      this.executor.load(paymentDecider, paymentStream(paymentId)),
      this.executor.load(refundDecider, refundStream(paymentId)),
    ]);
    const made = refundablePayment(payment);
    return made && paymentStandingOf(made, refunds);
  }
}
