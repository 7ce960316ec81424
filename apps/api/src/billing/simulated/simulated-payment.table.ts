import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Money of a simulated payment that was given back; the same key never gives back twice. */
export type SimulatedRefund = Readonly<{ key: string; refundId: string; amountCents: number }>;

/** A payment at the simulated provider: the books of an outside party, not ours. */
@Entity({ schema: 'durable', name: 'simulated_payments' })
@Unique('simulated_payments_idempotency_key', ['idempotencyKey'])
@Index('simulated_payments_webhook_due', ['webhookDueAt'], { where: 'webhook_due_at is not null' })
export class SimulatedPaymentRow {
  @PrimaryColumn({ name: 'intent_id', type: 'text', primaryKeyConstraintName: 'simulated_payments_pkey' })
  intentId!: string;

  @Column({ name: 'idempotency_key', type: 'text' })
  idempotencyKey!: string;

  @Column({ name: 'client_secret', type: 'text' })
  clientSecret!: string;

  @Column({ name: 'report_id', type: 'bigint' })
  reportId!: number;

  @Column({ name: 'amount_cents', type: 'bigint' })
  amountCents!: number;

  /** How much of the amount is for premium. */
  @Column({ name: 'premium_cents', type: 'bigint', default: 0 })
  premiumCents!: number;

  @Column({ type: 'text' })
  currency!: string;

  /** `open`, `processing`, `declined` or `succeeded`. */
  @Column({ type: 'text' })
  status!: string;

  @Column({ name: 'decline_code', type: 'text', nullable: true })
  declineCode!: string | null;

  @Column({ name: 'charge_id', type: 'text', nullable: true })
  chargeId!: string | null;

  /** By what the card is known again: test cards are everybody's, so the name on it counts too. */
  @Column({ name: 'card_fingerprint', type: 'text', nullable: true })
  cardFingerprint!: string | null;

  /** The end of the card's number; null for payments of before it was kept. */
  @Column({ name: 'card_last4', type: 'text', nullable: true })
  cardLast4!: string | null;

  /** When a payment that is processing succeeds. */
  @Column({ name: 'settles_at', type: 'timestamptz', nullable: true })
  settlesAt!: Date | null;

  @Column({ name: 'paid_at', type: 'timestamptz', nullable: true })
  paidAt!: Date | null;

  /** When the merchant is to be told, for the first time or again; null once it was. */
  @Column({ name: 'webhook_due_at', type: 'timestamptz', nullable: true })
  webhookDueAt!: Date | null;

  @Column({ name: 'webhook_attempts', type: 'integer', default: 0 })
  webhookAttempts!: number;

  @Column({ type: 'jsonb', default: [] })
  refunds!: readonly SimulatedRefund[];
}
