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
} from '@closewise/domain/billing';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';

/** By which payments a report, and its premium, are paid. */
@Injectable()
export class PaidReports {
  constructor(private readonly executor: CommandExecutor) {}

  /** Whether the report is paid by this payment: not by one of premium alone. */
  isPaid(reportId: number, paymentId: string): Promise<boolean> {
    return this.paysFor('report', reportId, paymentId);
  }

  /** Whether premium of the report is paid by this payment, alone or with the report. */
  isPremiumPaid(reportId: number, paymentId: string): Promise<boolean> {
    return this.paysFor('premium', reportId, paymentId);
  }

  /** Null while it is not paid. */
  async paymentOf(reportId: number): Promise<string | null> {
    const reserved = await this.executor.load(reportPaymentDecider, reportPaymentStream(reportId));
    return this.ifPaid('report', reportId, reservedBy(reserved));
  }

  /** By which payment premium was paid, at checkout or later; null while it is not. */
  async premiumPaymentOf(reportId: number): Promise<string | null> {
    const reserved = await this.executor.load(reportPaymentDecider, reportPaymentStream(reportId));
    return (
      (await this.ifPaid('premium', reportId, reservedBy(reserved))) ?? (await this.laterPaymentOf(reportId))
    );
  }

  /** The payment of premium alone, for a report that was bought without it; null while there is none. */
  async laterPaymentOf(reportId: number): Promise<string | null> {
    const reserved = await this.executor.load(premiumPaymentDecider, premiumPaymentStream(reportId));
    return this.ifPaid('premium', reportId, reservedBy(reserved));
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

const reservedBy = (reserved: ReportPaymentState): string | null =>
  'intentId' in reserved ? paymentIdOf(reserved.provider, reserved.intentId) : null;
