import { Injectable } from '@nestjs/common';
import { PaidReports, Payments, type KnownPayment } from '../../billing/index.js';
import { KeptReports } from './kept-reports.js';

/** The payments of a report, as billing knows them. */
@Injectable()
export class ReportPayments {
  constructor(
    private readonly kept: KeptReports,
    private readonly payments: Payments,
    private readonly paid: PaidReports,
  ) {}

  async of(reportId: number): Promise<KnownPayment[]> {
    const paymentIds = await this.kept.paymentsOf(reportId);
    const payments = await Promise.all(paymentIds.map((id) => this.payments.find(id)));
    return payments.filter((payment) => payment !== null);
  }

  /** Whether the provider has ever taken money for one of them, also as far as the read model does not know yet. */
  async arePaid(reportIds: readonly number[]): Promise<boolean> {
    const paid = await Promise.all(reportIds.map((reportId) => this.isPaid(reportId)));
    return paid.includes(true);
  }

  private async isPaid(reportId: number): Promise<boolean> {
    const payments = await this.of(reportId);
    if (payments.some(({ status }) => status === 'succeeded')) return true;
    return (await this.paid.paymentOf(reportId)) !== null;
  }
}
