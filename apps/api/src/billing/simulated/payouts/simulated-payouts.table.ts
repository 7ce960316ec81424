import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Payee } from '@closewise/domain/payee';

/** A payee's account at the simulated provider, which stands in for an external system. */
@Entity({ schema: 'durable', name: 'simulated_payout_accounts' })
@Unique('simulated_payout_accounts_idempotency_key', ['idempotencyKey'])
@Index('simulated_payout_accounts_webhook_due', ['webhookDueAt'], { where: 'webhook_due_at is not null' })
export class SimulatedPayoutAccountRow {
  @PrimaryColumn({
    name: 'account_id',
    type: 'text',
    primaryKeyConstraintName: 'simulated_payout_accounts_pkey',
  })
  accountId!: string;

  @Column({ name: 'idempotency_key', type: 'text' })
  idempotencyKey!: string;

  @Column({ name: 'payee_kind', type: 'text' })
  payeeKind!: Payee['kind'];

  @Column({ name: 'payee_id', type: 'text' })
  payeeId!: string;

  /** What the payee has to provide; `closed` for a closed account. */
  @Column({ type: 'text', array: true })
  due!: string[];

  /** When the webhook is due, first time or retry; null once it was delivered. */
  @Column({ name: 'webhook_due_at', type: 'timestamptz', nullable: true })
  webhookDueAt!: Date | null;

  @Column({ name: 'webhook_attempts', type: 'integer', default: 0 })
  webhookAttempts!: number;
}

/** A short-lived link to the onboarding page that opens once. */
@Entity({ schema: 'durable', name: 'simulated_payout_links' })
export class SimulatedPayoutLinkRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'simulated_payout_links_pkey' })
  token!: string;

  @Column({ name: 'account_id', type: 'text' })
  accountId!: string;

  @Column({ name: 'return_url', type: 'text' })
  returnUrl!: string;

  @Column({ name: 'refresh_url', type: 'text' })
  refreshUrl!: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;

  @Column({ name: 'opened_at', type: 'timestamptz', nullable: true })
  openedAt!: Date | null;

  /** When the payee left the page through one of its buttons. */
  @Column({ name: 'left_at', type: 'timestamptz', nullable: true })
  leftAt!: Date | null;
}

/** A simulated transfer to an account. */
@Entity({ schema: 'durable', name: 'simulated_transfers' })
@Unique('simulated_transfers_idempotency_key', ['idempotencyKey'])
@Index('simulated_transfers_transfer_group', ['transferGroup'])
@Index('simulated_transfers_created_at', ['createdAt'])
export class SimulatedTransferRow {
  @PrimaryColumn({ name: 'transfer_id', type: 'text', primaryKeyConstraintName: 'simulated_transfers_pkey' })
  transferId!: string;

  @Column({ name: 'idempotency_key', type: 'text' })
  idempotencyKey!: string;

  @Column({ name: 'account_id', type: 'text' })
  accountId!: string;

  @Column({ name: 'amount_cents', type: 'bigint' })
  amountCents!: number;

  @Column({ type: 'text' })
  currency!: string;

  @Column({ name: 'transfer_group', type: 'text' })
  transferGroup!: string;

  @Column({ name: 'payee_kind', type: 'text' })
  payeeKind!: Payee['kind'];

  @Column({ name: 'payee_id', type: 'text' })
  payeeId!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
