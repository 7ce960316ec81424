import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  paymentDecider,
  paymentIdOf,
  paymentReferralDecider,
  paymentReferralStream,
  paymentStream,
} from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { PayableReports } from './payable-reports.js';
import { PaymentOutcomes } from './payment-outcomes.js';
import { PaymentProvider, type IntentOutcome, type PaymentIntent } from '../provider/payment-provider.js';
import { ConfirmPayment } from './confirm-payment.command.js';

@CommandHandler(ConfirmPayment)
export class ConfirmPaymentHandler implements ICommandHandler<ConfirmPayment> {
  private readonly logger = new Logger(ConfirmPaymentHandler.name);

  constructor(
    private readonly provider: PaymentProvider,
    private readonly outcomes: PaymentOutcomes,
    private readonly reports: PayableReports,
    private readonly executor: CommandExecutor,
  ) {}

  async execute(command: ConfirmPayment): Promise<IntentOutcome['status']> {
    const { intentId, context } = command;
    const intent = await this.provider.lookUp(intentId);
    if (!intent || !(await this.isOf(command, intent))) {
      this.logger.warn(
        `Ignored: payment ${intentId}, told by the ${context.actor}, is of no report or of another one`,
      );
      throw new DomainError('billing.payment-unknown', 'This payment does not belong to this report');
    }
    await this.recordReferral(command, intent, context);
    await this.outcomes.record(intent, context);
    return intent.outcome.status;
  }

  /** Known before the sale is, so that it is there whenever the sale is split. */
  private async recordReferral(
    { referralCode }: ConfirmPayment,
    { intentId, reportId, outcome }: PaymentIntent,
    context: CommandContext,
  ): Promise<void> {
    const isPaying = outcome.status === 'succeeded' || outcome.status === 'processing';
    if (referralCode === null || !isPaying) return;
    const paymentId = paymentIdOf(this.provider.name, intentId);
    const command = { type: 'StateReferralCode', paymentId, reportId, referralCode } as const;
    await this.executor.execute(paymentReferralDecider, paymentReferralStream(paymentId), command, context);
  }

  /**
   * An account at the provider may be shared with another installation, whose payments and reports are not here. A
   * payment that is here stays ours when its report has been erased: it may still be refunded.
   */
  private async isOf({ reportId }: ConfirmPayment, intent: PaymentIntent): Promise<boolean> {
    if (reportId !== null) return intent.reportId === reportId;
    const stream = paymentStream(paymentIdOf(this.provider.name, intent.intentId));
    const payment = await this.executor.load(paymentDecider, stream);
    return payment.status !== 'unknown' || (await this.reports.find(intent.reportId)) !== null;
  }
}
