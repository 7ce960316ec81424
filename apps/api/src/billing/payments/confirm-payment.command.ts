import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Logger } from '@nestjs/common';
import {
  paymentDecider,
  paymentIdOf,
  paymentReferralDecider,
  paymentReferralStream,
  paymentStream,
} from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { type IntentOutcome, PaymentProvider, type PaymentIntent } from '../provider/payment-provider.js';
import { PayableReports } from '../ports.js';
import { PaymentOutcomes } from './payment-outcomes.js';

/**
 * Looks a payment up at the provider and records its outcome, prompted by the browser, a webhook or the sweeper. With
 * `reportId`, the payment must belong to that report; `referralCode` came with the message.
 */
export class ConfirmPayment extends Command<IntentOutcome['status']> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly intentId: string,
    readonly reportId: number | null,
    readonly referralCode: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

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
        `Ignored: payment ${intentId}, reported by the ${context.actor}, belongs to no report or to another one`,
      );
      throw new DomainError('billing.payment-unknown', 'This payment does not belong to this report');
    }
    await this.recordReferral(command, intent, context);
    await this.outcomes.record(intent, context);
    return intent.outcome.status;
  }

  /** Recorded before the sale, so that the code is known when the sale is split. */
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
   * Another installation may share the account at the provider; its payments and reports are unknown here. A payment
   * recorded here stays ours after its report is erased, since it can still be refunded.
   */
  private async isOf({ reportId }: ConfirmPayment, intent: PaymentIntent): Promise<boolean> {
    if (reportId !== null) return intent.reportId === reportId;
    const stream = paymentStream(paymentIdOf(this.provider.name, intent.intentId));
    const payment = await this.executor.load(paymentDecider, stream);
    return payment.status !== 'unknown' || (await this.reports.find(intent.reportId)) !== null;
  }
}
