import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { z } from 'zod';
import type {
  simulatedCardRequest,
  SimulatedCardView,
  SimulatedCardRequest,
} from '@closewise/contracts/buyer';
import { DomainError } from '@closewise/domain/events';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Table } from '../../platform/database/table.js';
import { SimulatedPaymentRow } from './simulated-payment.table.js';
import { findCardBehavior, fingerprintOf, type CardBehavior } from './test-cards.js';

/** Pays a simulated payment with the buyer's test card. */
export class ConfirmSimulatedCard extends Command<SimulatedCardView['status']> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly intentId: string,
    readonly card: z.output<typeof simulatedCardRequest>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

const SLOW_MS = 4000;
type Answer = SimulatedCardView['status'];

/** Updates the payment and schedules its webhook in one transaction, so that a crash loses neither. */
@CommandHandler(ConfirmSimulatedCard)
export class ConfirmSimulatedCardHandler implements ICommandHandler<ConfirmSimulatedCard> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ intentId, card }: ConfirmSimulatedCard): Promise<Answer> {
    if (!/^\w+$/.test(intentId)) throw unknownPayment();
    const behavior = findCardBehavior(card.cardNumber, card.expiration, this.clock.now());
    const outcome = await this.database.transaction(async (client): Promise<Answer | 'declined'> => {
      const payments = this.database.table(SimulatedPaymentRow, client);
      const payment = await payments.findOne({ where: { intentId }, lock: { mode: 'pessimistic_write' } });
      if (payment?.clientSecret !== card.clientSecret) throw unknownPayment();
      if (payment.status === 'succeeded' || payment.status === 'processing') return payment.status;
      if (behavior.does === 'authenticate' && !card.authenticated) return 'requires-action';
      await this.charge(payments, intentId, behavior, cardFingerprintColumns(card));
      return answerOf(behavior);
    });
    if (outcome !== 'declined') return outcome;
    const { message, code } = behavior.does === 'decline' ? behavior : { message: 'Payment failed' };
    throw new DomainError('billing.card-declined', message, { ...(code && { declineCode: code }) });
  }

  private async charge(
    payments: Table<SimulatedPaymentRow>,
    intentId: string,
    behavior: CardBehavior,
    card: Pick<SimulatedPaymentRow, 'cardFingerprint' | 'cardLast4'>,
  ): Promise<void> {
    const now = this.clock.now();
    const isSlow = behavior.does === 'pay-slowly';
    const declineCode = behavior.does === 'decline' ? behavior.code : null;
    const isPaid = !isSlow && declineCode === null;
    await payments.update(
      { intentId },
      {
        status: isSlow ? 'processing' : isPaid ? 'succeeded' : 'declined',
        declineCode,
        chargeId: isPaid ? `ch_${intentId}` : null,
        paidAt: isPaid ? now : null,
        settlesAt: isSlow ? new Date(now.getTime() + SLOW_MS) : null,
        webhookDueAt: isSlow ? null : now,
        webhookAttempts: 0,
        ...card,
      },
    );
  }
}

const cardFingerprintColumns = (card: SimulatedCardRequest) => ({
  cardFingerprint: fingerprintOf(card),
  cardLast4: card.cardNumber.replaceAll(' ', '').slice(-4),
});

function answerOf({ does }: CardBehavior): Answer | 'declined' {
  if (does === 'decline') return 'declined';
  return does === 'pay-slowly' || does === 'webhook-only' ? 'processing' : 'succeeded';
}

const unknownPayment = (): DomainError =>
  new DomainError('billing.intent-unknown', 'There is no such payment');
