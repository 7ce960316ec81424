import { Injectable } from '@nestjs/common';
import {
  paymentDecider,
  paymentIdOf,
  paymentStream,
  reportPaymentDecider,
  reportPaymentStream,
} from '@closewise/domain/billing';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';

/** By which payment a report is paid. */
@Injectable()
export class PaidReports {
  constructor(private readonly executor: CommandExecutor) {}

  async isPaid(reportId: number, paymentId: string): Promise<boolean> {
    const payment = await this.executor.load(paymentDecider, paymentStream(paymentId));
    return payment.status === 'succeeded' && payment.terms.reportId === reportId;
  }

  /** Null while it is not paid. */
  async paymentOf(reportId: number): Promise<string | null> {
    const reserved = await this.executor.load(reportPaymentDecider, reportPaymentStream(reportId));
    if (!('intentId' in reserved)) return null;
    const paymentId = paymentIdOf(reserved.provider, reserved.intentId);
    return (await this.isPaid(reportId, paymentId)) ? paymentId : null;
  }
}
