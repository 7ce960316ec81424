import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type pg from 'pg';
import type { SimulatedCardView } from '@closewise/contracts/buyer';
import { DomainError } from '@closewise/domain/events';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { ConfirmSimulatedCard } from './confirm-simulated-card.command.js';
import { intentColumns, type IntentRow } from './simulated-intent.js';
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
      const payment = await lock(client, intentId);
      if (payment?.clientSecret !== card.clientSecret) throw unknownPayment();
      if (payment.status === 'succeeded' || payment.status === 'processing') return payment.status;
      if (behaviour.does === 'authenticate' && !card.authenticated) return 'requires-action';
      await this.charge(client, intentId, behaviour, fingerprintOf(card));
      return answerOf(behaviour);
    });
    if (outcome !== 'declined') return outcome;
    const { message, code } = behaviour.does === 'decline' ? behaviour : { message: 'Payment failed' };
    throw new DomainError('billing.card-declined', message, { ...(code && { declineCode: code }) });
  }

  private async charge(
    client: pg.PoolClient,
    intentId: string,
    behaviour: CardBehaviour,
    cardFingerprint: string,
  ): Promise<void> {
    const now = this.clock.now();
    const isSlow = behaviour.does === 'pay-slowly';
    const declineCode = behaviour.does === 'decline' ? behaviour.code : null;
    const isPaid = !isSlow && declineCode === null;
    await client.query(
      `update durable.simulated_payments
       set status = $2, decline_code = $3, charge_id = $4, paid_at = $5, settles_at = $6, webhook_due_at = $7,
         webhook_attempts = 0, card_fingerprint = $8
       where intent_id = $1`,
      [
        intentId,
        isSlow ? 'processing' : isPaid ? 'succeeded' : 'declined',
        declineCode,
        isPaid ? `ch_${intentId}` : null,
        isPaid ? now : null,
        isSlow ? new Date(now.getTime() + SLOW_MS) : null,
        isSlow ? null : now,
        cardFingerprint,
      ],
    );
  }
}

function answerOf({ does }: CardBehaviour): Answer | 'declined' {
  if (does === 'decline') return 'declined';
  return does === 'pay-slowly' || does === 'webhook-only' ? 'processing' : 'succeeded';
}

async function lock(client: pg.PoolClient, intentId: string): Promise<IntentRow | undefined> {
  const { rows } = await client.query<IntentRow>(
    `select ${intentColumns} from durable.simulated_payments where intent_id = $1 for update`,
    [intentId],
  );
  return rows[0];
}

const unknownPayment = (): DomainError =>
  new DomainError('billing.intent-unknown', 'There is no such payment');
