import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event of Stripe after which its payment was looked up; kept until the catch-up has passed it. */
@Entity({ schema: 'durable', name: 'stripe_events' })
export class StripeEventRow {
  @PrimaryColumn({ name: 'event_id', type: 'text', primaryKeyConstraintName: 'stripe_events_pkey' })
  eventId!: string;

  /** By Stripe's clock. */
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

/** How far Stripe's list of events has been read, for live and test keys apart. */
@Entity({ schema: 'durable', name: 'stripe_catch_up' })
export class StripeCatchUpRow {
  @PrimaryColumn({ type: 'boolean', primaryKeyConstraintName: 'stripe_catch_up_pkey' })
  livemode!: boolean;

  /** By Stripe's clock; every event until then has been handled. */
  @Column({ name: 'seen_until', type: 'timestamptz' })
  seenUntil!: Date;
}
