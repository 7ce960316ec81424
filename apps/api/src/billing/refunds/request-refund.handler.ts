import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refundDecider, refundStream } from '@closewise/domain/billing';
import { bySystem } from '../../platform/commands/contexts.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { isOutage } from '../../platform/event-store/outage.js';
import { CarryOutRefund, type RefundAnswer } from './carry-out-refund.command.js';
import { refusedRefund } from './refusal-words.js';
import { RefundablePayments } from './refundable-payments.js';
import { RequestRefund, type RefundOutcome, type RefundWish } from './request-refund.command.js';

/** Recorded first, so that a job carries it out should this process die; then carried out at once, since somebody waits. */
@CommandHandler(RequestRefund)
export class RequestRefundHandler implements ICommandHandler<RequestRefund> {
  constructor(
    private readonly payments: RefundablePayments,
    private readonly executor: CommandExecutor,
    private readonly commands: CommandBus,
  ) {}

  async execute({ wish, context, isDryRun }: RequestRefund): Promise<RefundOutcome> {
    if (isDryRun) return this.tryOut(wish);
    const { paymentId, ...terms } = wish;
    const { state, appended } = await this.executor.executeWith(
      refundDecider,
      refundStream(paymentId),
      async () => ({
        type: 'RequestRefund' as const,
        payment: await this.payments.refundable(paymentId),
        ...terms,
      }),
      context,
    );
    const { number } = state.findLast((asked) => isFor(asked, wish))!;
    const answer = await this.carryOut(paymentId, number, context.correlationId);
    if (answer?.status === 'refused') throw refusedRefund(answer.reasonCode);
    return { number, status: answer ? 'accepted' : 'open', appended };
  }

  private async tryOut({ paymentId, ...terms }: RefundWish): Promise<RefundOutcome> {
    const state = await this.executor.load(refundDecider, refundStream(paymentId));
    const payment = await this.payments.refundable(paymentId);
    refundDecider.decide({ type: 'RequestRefund', payment, ...terms }, state);
    return { number: state.length + 1, status: 'possible', appended: null };
  }

  /** Null while the provider cannot be asked. */
  private async carryOut(paymentId: string, number: number, cause: string): Promise<RefundAnswer | null> {
    try {
      return await this.commands.execute(new CarryOutRefund(paymentId, number, bySystem(cause)));
    } catch (error) {
      if (isOutage(error)) return null;
      throw error;
    }
  }
}

const isFor = (asked: Readonly<{ amountCents: number; alreadyCents: number }>, wish: RefundWish): boolean =>
  asked.amountCents === wish.amountCents && asked.alreadyCents === wish.alreadyCents;
