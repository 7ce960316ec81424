import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the sweeper last asked the provider about an open payment, and when it does so again. */
@Entity({ schema: 'durable', name: 'payment_lookups' })
export class PaymentLookupRow {
  @PrimaryColumn({ name: 'payment_id', type: 'text', primaryKeyConstraintName: 'payment_lookups_pkey' })
  paymentId!: string;

  @Column({ type: 'integer' })
  lookups!: number;

  @Column({ name: 'asked_at', type: 'timestamptz' })
  askedAt!: Date;

  /** Null when the provider's answer was refused: asking again would bring the same one. */
  @Column({ name: 'next_at', type: 'timestamptz', nullable: true })
  nextAt!: Date | null;
}
