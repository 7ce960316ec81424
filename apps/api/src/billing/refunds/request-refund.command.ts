import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Cents } from '@closewise/domain/money';
import { refundDecider, refundStream } from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import {
  type CommandContext,
  type DecisionResult,
  CommandExecutor,
} from '../../platform/event-store/command-executor.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { isOutage } from '../../platform/event-store/outage.js';
import { CarryOutRefund, type RefundAnswer } from './carry-out-refund.command.js';
import { RefundablePayments } from './refundable-payments.js';

/** `alreadyCents` is the refunded sum that the caller knows of: it makes a repeated request the same refund. */
type RefundTerms = Readonly<{
  paymentId: string;
  amountCents: Cents;
  alreadyCents: Cents;
  reason: string;
}>;

/** `open`: the provider was unavailable and is called again until it answers. `possible`: result of a dry run. */
type RefundOutcome = Readonly<{ number: number; status: 'open' | 'accepted' | 'possible' }> &
  Pick<DecisionResult<unknown>, 'appended'>;

/** Refunds money of a payment through the provider; repeated, it is the same refund. */
export class RequestRefund extends Command<RefundOutcome> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly terms: RefundTerms,
    readonly context: CommandContext,
    /** Only checks: records nothing and moves no money. */
    readonly isDryRun = false,
  ) {
    super();
  }
}

/** Records the refund first, so that a job completes it if this process dies, then makes it while the caller waits. */
@CommandHandler(RequestRefund)
export class RequestRefundHandler implements ICommandHandler<RequestRefund> {
  constructor(
    private readonly payments: RefundablePayments,
    private readonly executor: CommandExecutor,
    private readonly commands: CommandBus,
  ) {}

  async execute({ terms: wish, context, isDryRun }: RequestRefund): Promise<RefundOutcome> {
    if (isDryRun) return this.rehearse(wish);
    const { paymentId, ...terms } = wish;
    const { state, appended } = await this.executor.executeWith(
      refundDecider,
      refundStream(paymentId),
      async () => ({
        type: 'RequestRefund' as const,
        payment: await this.payments.find(paymentId),
        ...terms,
      }),
      context,
    );
    const { number } = state.findLast((asked) => matchesTerms(asked, wish))!;
    const answer = await this.carryOut(paymentId, number, context.correlationId);
    if (answer?.status === 'refused') throw refundRefused(answer.reasonCode);
    return { number, status: answer ? 'accepted' : 'open', appended };
  }

  private async rehearse({ paymentId, ...terms }: RefundTerms): Promise<RefundOutcome> {
    const state = await this.executor.load(refundDecider, refundStream(paymentId));
    const payment = await this.payments.find(paymentId);
    refundDecider.decide({ type: 'RequestRefund', payment, ...terms }, state);
    return { number: state.length + 1, status: 'possible', appended: null };
  }

  /** Null while the provider is unavailable. */
  private async carryOut(paymentId: string, number: number, cause: string): Promise<RefundAnswer | null> {
    try {
      return await this.commands.execute(new CarryOutRefund(paymentId, number, bySystem(cause)));
    } catch (error) {
      if (isOutage(error)) return null;
      throw error;
    }
  }
}

const matchesTerms = (
  asked: Readonly<{ amountCents: number; alreadyCents: number }>,
  wish: RefundTerms,
): boolean => asked.amountCents === wish.amountCents && asked.alreadyCents === wish.alreadyCents;

const refusalTexts: Readonly<Record<string, string>> = {
  charge_disputed:
    'The buyer’s bank disputes this payment. It cannot be refunded until the bank has decided.',
  charge_already_refunded: 'This payment was already refunded in full',
  insufficient_funds: 'The balance at the provider is too low for this refund: no money was moved',
  balance_insufficient: 'The balance at the provider is too low for this refund: no money was moved',
};

/** The refusal of a refund that the provider declines. */
const refundRefused = (reasonCode: string): DomainError =>
  new DomainError(
    'billing.refund-refused',
    refusalTexts[reasonCode] ?? `The provider declined this refund (${reasonCode}): no money was moved`,
    { reasonCode },
  );
