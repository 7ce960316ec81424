import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refundDecider, refundStream, type AskedRefund, type RefundCommand } from '@closewise/domain/billing';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { type RefundAnswer, PaymentProvider } from '../provider/payment-provider.js';
import { PaymentOutcomes } from '../payments/payment-outcomes.js';
import { RefundablePayments } from './refundable-payments.js';

export type { RefundAnswer };

/** Has the provider make a requested refund and records its answer. Safe to repeat: the money is refunded once. */
export class CarryOutRefund extends Command<RefundAnswer> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly paymentId: string,
    readonly number: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Every attempt sends the same key; afterwards the payment is looked up and recorded. */
@CommandHandler(CarryOutRefund)
export class CarryOutRefundHandler implements ICommandHandler<CarryOutRefund> {
  constructor(
    private readonly payments: RefundablePayments,
    private readonly provider: PaymentProvider,
    private readonly outcomes: PaymentOutcomes,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({ paymentId, number, context }: CarryOutRefund): Promise<RefundAnswer> {
    const asked = await this.executor.load(refundDecider, refundStream(paymentId));
    const refund = asked.find((one) => one.number === number);
    if (!refund) throw new Error(`Refund ${number} of ${paymentId} was never requested`);
    const intentId = await this.payments.findIntentId(paymentId);
    const answer =
      recordedAnswer(refund) ?? (await this.requestFromProvider(paymentId, intentId, refund, context));
    const intent = await this.provider.lookUp(intentId);
    if (intent) await this.outcomes.record(intent, context);
    return answer;
  }

  private async requestFromProvider(
    paymentId: string,
    intentId: string,
    { number, amountCents }: AskedRefund,
    context: CommandContext,
  ): Promise<RefundAnswer> {
    const key = `refund-${paymentId}-${number}`;
    const answer = await this.provider.refund({ intentId, amountCents, key });
    const payment = await this.payments.find(paymentId);
    const command: RefundCommand =
      answer.status === 'accepted'
        ? { type: 'AcceptRefund', payment, number, refundId: answer.refundId }
        : { type: 'RefuseRefund', payment, number, reasonCode: answer.reasonCode };
    await this.executor.execute(refundDecider, refundStream(paymentId), command, context);
    return answer;
  }
}

/** The recorded answer to an earlier or concurrent attempt; null without one. */
const recordedAnswer = (refund: AskedRefund): RefundAnswer | null => {
  if (refund.status === 'accepted') return { status: 'accepted', refundId: refund.refundId };
  return refund.status === 'refused' ? { status: 'refused', reasonCode: refund.reasonCode } : null;
};
