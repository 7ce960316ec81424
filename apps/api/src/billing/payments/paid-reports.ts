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
    const paymentId = reservedBy(reserved);
    return paymentId !== null && (await this.isPaid(reportId, paymentId)) ? paymentId : null;
  }

  /** Whether premium was paid, at checkout or later. */
  async isPremium(reportId: number): Promise<boolean> {
    const reserved = await Promise.all([
      this.executor.load(reportPaymentDecider, reportPaymentStream(reportId)),
      this.executor.load(premiumPaymentDecider, premiumPaymentStream(reportId)),
    ]);
    const ids = reserved.map(reservedBy).filter((id) => id !== null);
    return (await Promise.all(ids.map((id) => this.isPremiumPaid(reportId, id)))).includes(true);
  }

  private async paysFor(item: LineItem['item'], reportId: number, paymentId: string): Promise<boolean> {
    const payment = await this.executor.load(paymentDecider, paymentStream(paymentId));
    if (payment.status !== 'succeeded' || payment.terms.reportId !== reportId) return false;
    return centsFor(payment.terms, item) > 0;
  }
}

const reservedBy = (reserved: ReportPaymentState): string | null =>
  'intentId' in reserved ? paymentIdOf(reserved.provider, reserved.intentId) : null;
