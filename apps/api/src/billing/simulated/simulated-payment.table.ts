import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** A simulated payment's refund; the same key never refunds twice. */
export type SimulatedRefund = Readonly<{ key: string; refundId: string; amountCents: number }>;

/** A payment at the simulated provider, which stands in for an external system. */
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

  /** The part of the amount that is for premium. */
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

  /** Identifies the card. Everyone uses the same test cards, so the name on the card is included. */
  @Column({ name: 'card_fingerprint', type: 'text', nullable: true })
  cardFingerprint!: string | null;

  /** Last four digits of the card; null for older payments. */
  @Column({ name: 'card_last4', type: 'text', nullable: true })
  cardLast4!: string | null;

  /** When a payment that is processing succeeds. */
  @Column({ name: 'settles_at', type: 'timestamptz', nullable: true })
  settlesAt!: Date | null;

  @Column({ name: 'paid_at', type: 'timestamptz', nullable: true })
  paidAt!: Date | null;

  /** When the webhook is due, first time or retry; null once it was delivered. */
  @Column({ name: 'webhook_due_at', type: 'timestamptz', nullable: true })
  webhookDueAt!: Date | null;

  @Column({ name: 'webhook_attempts', type: 'integer', default: 0 })
  webhookAttempts!: number;

  @Column({ type: 'jsonb', default: [] })
  refunds!: readonly SimulatedRefund[];
}
