import { Injectable } from '@nestjs/common';
import {
  centsFor,
  paymentDecider,
  paymentIdOf,
  paymentStream,
  premiumPaymentDecider,
  premiumPaymentStream,
  reportPaymentDecider,
  reportPaymentStream,
  type LineItem,
  type ReportPaymentState,
  paymentStandingOf,
  refundablePayment,
  refundDecider,
  refundStream,
  type PaymentStanding,
} from '@closewise/domain/billing';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';

/** Which payments paid for a report and for its premium. */
@Injectable()
export class PaidReports {
  constructor(private readonly executor: CommandExecutor) {}

  /** Whether this payment paid for the report; a payment for premium alone does not. */
  isPaid(reportId: number, paymentId: string): Promise<boolean> {
    return this.paysFor('report', reportId, paymentId);
  }

  /** Whether this payment paid for the report's premium, alone or together with the report. */
  isPremiumPaid(reportId: number, paymentId: string): Promise<boolean> {
    return this.paysFor('premium', reportId, paymentId);
  }

  /** The payment that paid for the report; null while it is unpaid. */
  async paymentOf(reportId: number): Promise<string | null> {
    const reserved = await this.executor.load(reportPaymentDecider, reportPaymentStream(reportId));
    return this.ifPaid('report', reportId, reservedPaymentId(reserved));
  }

  /** The payment that paid for premium, at checkout or later; null while it is unpaid. */
  async premiumPaymentOf(reportId: number): Promise<string | null> {
    const reserved = await this.executor.load(reportPaymentDecider, reportPaymentStream(reportId));
    return (
      (await this.ifPaid('premium', reportId, reservedPaymentId(reserved))) ??
      (await this.laterPaymentOf(reportId))
    );
  }

  /** The payment for premium alone, after the report was bought without it; null without such a payment. */
  async laterPaymentOf(reportId: number): Promise<string | null> {
    const reserved = await this.executor.load(premiumPaymentDecider, premiumPaymentStream(reportId));
    return this.ifPaid('premium', reportId, reservedPaymentId(reserved));
  }

  /** Whether premium was paid, at checkout or later. */
  async isPremium(reportId: number): Promise<boolean> {
    return (await this.premiumPaymentOf(reportId)) !== null;
  }

  private async ifPaid(
    item: LineItem['item'],
    reportId: number,
    paymentId: string | null,
  ): Promise<string | null> {
    return paymentId !== null && (await this.paysFor(item, reportId, paymentId)) ? paymentId : null;
  }

  private async paysFor(item: LineItem['item'], reportId: number, paymentId: string): Promise<boolean> {
    const payment = await this.executor.load(paymentDecider, paymentStream(paymentId));
    if (payment.status !== 'succeeded' || payment.terms.reportId !== reportId) return false;
    return centsFor(payment.terms, item) > 0;
  }
}

const reservedPaymentId = (reserved: ReportPaymentState): string | null =>
  'intentId' in reserved ? paymentIdOf(reserved.provider, reserved.intentId) : null;

/** Whether we hold a report's money, have refunded it, or the buyer's bank disputes it. */
@Injectable()
export class PaymentStandings {
  constructor(
    private readonly paid: PaidReports,
    private readonly executor: CommandExecutor,
  ) {}

  /** Null while the report is unpaid. */
  async findStanding(reportId: number): Promise<PaymentStanding | null> {
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
