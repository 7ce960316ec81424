import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { PaymentProvider, type IntentRequest, type PaymentIntent } from '../payment-provider.js';
import { intentColumns, intentOf, type IntentRow } from './simulated-intent.js';

const token = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

/** Plays the card provider: no money moves; its books are a table of its own. */
@Injectable()
export class SimulatedPaymentProvider extends PaymentProvider {
  readonly name = 'simulated';
  readonly publishableKey = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async createIntent(request: IntentRequest): Promise<PaymentIntent> {
    const { idempotencyKey, reportId, currency, lineItems } = request;
    await this.settleDue();
    const intentId = token('pi_sim');
    const amountCents = lineItems.reduce((sum, item) => sum + item.amountCents, 0);
    await this.database.query(
      `insert into durable.simulated_payments
         (intent_id, idempotency_key, client_secret, report_id, amount_cents, currency, status)
       values ($1, $2, $3, $4, $5, $6, 'open') on conflict (idempotency_key) do nothing`,
      [intentId, idempotencyKey, `${intentId}_${token('secret')}`, reportId, amountCents, currency],
    );
    const [row] = await this.database.query<IntentRow>(
      `select ${intentColumns} from durable.simulated_payments where idempotency_key = $1`,
      [idempotencyKey],
    );
    return intentOf(row!);
  }

  override async lookUp(intentId: string): Promise<PaymentIntent | null> {
    await this.settleDue();
    const [row] = await this.database.query<IntentRow>(
      `select ${intentColumns} from durable.simulated_payments where intent_id = $1`,
      [intentId],
    );
    return row ? intentOf(row) : null;
  }

  /** Lets the slow payments succeed whose time has come. */
  async settleDue(): Promise<void> {
    await this.database.query(
      `update durable.simulated_payments
       set status = 'succeeded', charge_id = 'ch_' || intent_id, paid_at = settles_at, settles_at = null,
         webhook_due_at = settles_at, webhook_attempts = 0
       where settles_at <= $1`,
      [this.clock.now()],
    );
  }
}
