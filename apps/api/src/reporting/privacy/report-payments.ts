import { Injectable } from '@nestjs/common';
import { PaidReports, Payments, type KnownPayment } from '../../billing/index.js';
import { ReportRetention } from './report-retention.projection.js';

/** Finds a report's payments in billing. */
@Injectable()
export class ReportPayments {
  constructor(
    private readonly kept: ReportRetention,
    private readonly payments: Payments,
    private readonly paid: PaidReports,
  ) {}

  async findPayments(reportId: number): Promise<KnownPayment[]> {
    const paymentIds = await this.kept.paymentsOf(reportId);
    const payments = await Promise.all(paymentIds.map((id) => this.payments.find(id)));
    return payments.filter((payment) => payment !== null);
  }

  /** Whether any of the reports was ever paid, including payments that the read model does not know yet. */
  async arePaid(reportIds: readonly number[]): Promise<boolean> {
    const paid = await Promise.all(reportIds.map((reportId) => this.isPaid(reportId)));
    return paid.includes(true);
  }

  private async isPaid(reportId: number): Promise<boolean> {
    const payments = await this.findPayments(reportId);
    if (payments.some(({ status }) => status === 'succeeded')) return true;
    return (await this.paid.paymentOf(reportId)) !== null;
  }
}
