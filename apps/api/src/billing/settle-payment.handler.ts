import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { PaymentOutcomes } from './payment-outcomes.js';
import { PaymentProvider, type IntentOutcome } from './payment-provider.js';
import { SettlePayment } from './settle-payment.command.js';

@CommandHandler(SettlePayment)
export class SettlePaymentHandler implements ICommandHandler<SettlePayment> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly outcomes: PaymentOutcomes,
  ) {}

  async execute({
    intentId,
    reportId,
    actor,
    correlationId,
  }: SettlePayment): Promise<IntentOutcome['status']> {
    const intent = await this.provider.lookUp(intentId);
    if (!intent || (reportId !== null && intent.reportId !== reportId)) {
      throw new DomainError('billing.payment-unknown', 'This payment does not belong to this report');
    }
    await this.outcomes.record(intent, { actor, correlationId });
    return intent.outcome.status;
  }
}
