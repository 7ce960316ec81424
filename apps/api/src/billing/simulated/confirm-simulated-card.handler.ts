import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SimulatedCardRequest, SimulatedCardView } from '@closewise/contracts/buyer';
import { DomainError } from '@closewise/domain/events';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Table } from '../../platform/database/table.js';
import { ConfirmSimulatedCard } from './confirm-simulated-card.command.js';
import { SimulatedPaymentRow } from './simulated-payment.table.js';
import { behaviourOf, fingerprintOf, type CardBehaviour } from './test-cards.js';

const SLOW_MS = 4000;
type Answer = SimulatedCardView['status'];

/** The books change and the webhook becomes due in one transaction, so that a crash loses neither. */
@CommandHandler(ConfirmSimulatedCard)
export class ConfirmSimulatedCardHandler implements ICommandHandler<ConfirmSimulatedCard> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ intentId, card }: ConfirmSimulatedCard): Promise<Answer> {
    if (!/^\w+$/.test(intentId)) throw unknownPayment();
    const behaviour = behaviourOf(card.cardNumber, card.expiration, this.clock.now());
    const outcome = await this.database.transaction(async (client): Promise<Answer | 'declined'> => {
      const payments = this.database.table(SimulatedPaymentRow, client);
      const payment = await payments.findOne({ where: { intentId }, lock: { mode: 'pessimistic_write' } });
      if (payment?.clientSecret !== card.clientSecret) throw unknownPayment();
      if (payment.status === 'succeeded' || payment.status === 'processing') return payment.status;
      if (behaviour.does === 'authenticate' && !card.authenticated) return 'requires-action';
      await this.charge(payments, intentId, behaviour, printOf(card));
      return answerOf(behaviour);
    });
    if (outcome !== 'declined') return outcome;
    const { message, code } = behaviour.does === 'decline' ? behaviour : { message: 'Payment failed' };
    throw new DomainError('billing.card-declined', message, { ...(code && { declineCode: code }) });
  }

  private async charge(
    payments: Table<SimulatedPaymentRow>,
    intentId: string,
    behaviour: CardBehaviour,
    card: Pick<SimulatedPaymentRow, 'cardFingerprint' | 'cardLast4'>,
  ): Promise<void> {
    const now = this.clock.now();
    const isSlow = behaviour.does === 'pay-slowly';
    const declineCode = behaviour.does === 'decline' ? behaviour.code : null;
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

const printOf = (card: SimulatedCardRequest) => ({
  cardFingerprint: fingerprintOf(card),
  cardLast4: card.cardNumber.replaceAll(' ', '').slice(-4),
});

function answerOf({ does }: CardBehaviour): Answer | 'declined' {
  if (does === 'decline') return 'declined';
  return does === 'pay-slowly' || does === 'webhook-only' ? 'processing' : 'succeeded';
}

const unknownPayment = (): DomainError =>
  new DomainError('billing.intent-unknown', 'There is no such payment');
