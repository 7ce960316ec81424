import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refundDecider, refundStream, type AskedRefund, type RefundCommand } from '@closewise/domain/billing';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { PaymentOutcomes } from '../payments/payment-outcomes.js';
import { PaymentProvider, type RefundAnswer } from '../provider/payment-provider.js';
import { CarryOutRefund } from './carry-out-refund.command.js';
import { RefundablePayments } from './refundable-payments.js';

/** The provider is asked with the same key each time; what became of the payment is then looked up, as ever. */
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
    if (!refund) throw new Error(`Refund ${number} of ${paymentId} was never asked for`);
    const intentId = await this.payments.intentOf(paymentId);
    const answer = answeredBefore(refund) ?? (await this.ask(paymentId, intentId, refund, context));
    const intent = await this.provider.lookUp(intentId);
    if (intent) await this.outcomes.record(intent, context);
    return answer;
  }

  private async ask(
    paymentId: string,
    intentId: string,
    { number, amountCents }: AskedRefund,
    context: CommandContext,
  ): Promise<RefundAnswer> {
    const key = `refund-${paymentId}-${number}`;
    const answer = await this.provider.refund({ intentId, amountCents, key });
    const payment = await this.payments.refundable(paymentId);
    const command: RefundCommand =
      answer.status === 'accepted'
        ? { type: 'AcceptRefund', payment, number, refundId: answer.refundId }
        : { type: 'RefuseRefund', payment, number, reasonCode: answer.reasonCode };
    await this.executor.execute(refundDecider, refundStream(paymentId), command, context);
    return answer;
  }
}

/** Whoever asks at the same time gets the answer, too, and need not ask again. */
const answeredBefore = (refund: AskedRefund): RefundAnswer | null => {
  if (refund.status === 'accepted') return { status: 'accepted', refundId: refund.refundId };
  return refund.status === 'refused' ? { status: 'refused', reasonCode: refund.reasonCode } : null;
};
