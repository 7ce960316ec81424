import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { Reports } from '../reporting/index.js';
import { PaymentOutcomes } from './payment-outcomes.js';
import { PaymentProvider, type IntentOutcome, type PaymentIntent } from './payment-provider.js';
import { SettlePayment } from './settle-payment.command.js';

@CommandHandler(SettlePayment)
export class SettlePaymentHandler implements ICommandHandler<SettlePayment> {
  private readonly logger = new Logger(SettlePaymentHandler.name);

  constructor(
    private readonly provider: PaymentProvider,
    private readonly outcomes: PaymentOutcomes,
    private readonly reports: Reports,
  ) {}

  async execute(command: SettlePayment): Promise<IntentOutcome['status']> {
    const { intentId, actor, correlationId } = command;
    const intent = await this.provider.lookUp(intentId);
    if (!intent || !(await this.isOf(command, intent))) {
      this.logger.warn(
        `Ignored: payment ${intentId}, told by the ${actor}, is of no report or of another one`,
      );
      throw new DomainError('billing.payment-unknown', 'This payment does not belong to this report');
    }
    await this.outcomes.record(intent, { actor, correlationId });
    return intent.outcome.status;
  }

  /** An account at the provider may be shared with another installation, whose reports are not here. */
  private async isOf({ reportId }: SettlePayment, intent: PaymentIntent): Promise<boolean> {
    if (reportId !== null) return intent.reportId === reportId;
    return (await this.reports.find(intent.reportId)) !== null;
  }
}
