import { Injectable } from '@nestjs/common';
import { paymentDecider, paymentStream, refundedCentsOf, type PaymentState } from '@closewise/domain/billing';
import { Decisions } from '../../platform/event-store/decisions.js';
import { PaidReports } from '../paid-reports.js';
import { KeptReports } from './kept-reports.js';

/** What the books say of a payment; nothing personal. */
export type ReportPayment = Readonly<{
  paymentId: string;
  status: Exclude<PaymentState['status'], 'unknown'>;
  amountCents: number;
  refundedCents: number;
  currency: string;
}>;

/** The payments of a report as their streams tell them. */
@Injectable()
export class ReportPayments {
  constructor(
    private readonly kept: KeptReports,
    private readonly decisions: Decisions,
    private readonly paid: PaidReports,
  ) {}

  async of(reportId: number): Promise<ReportPayment[]> {
    const paymentIds = await this.kept.paymentsOf(reportId);
    const states = await Promise.all(
      paymentIds.map((id) => this.decisions.load(paymentDecider, paymentStream(id))),
    );
    return states.flatMap((state) => (state.status === 'unknown' ? [] : [entryOf(state)]));
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

function entryOf(state: Exclude<PaymentState, { status: 'unknown' }>): ReportPayment {
  const { paymentId, amountCents, currency } = state.terms;
  const refundedCents = state.status === 'succeeded' ? refundedCentsOf(state) : 0;
  return { paymentId, status: state.status, amountCents, refundedCents, currency };
}
