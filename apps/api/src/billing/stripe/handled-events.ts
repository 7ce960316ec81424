import { Column, Entity, PrimaryColumn, In, LessThan } from 'typeorm';
import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { StripeAccount } from './stripe-account.js';

/** A Stripe event whose payment was looked up; kept until the catch-up has passed it. */
@Entity({ schema: 'durable', name: 'stripe_events' })
export class StripeEventRow {
  @PrimaryColumn({ name: 'event_id', type: 'text', primaryKeyConstraintName: 'stripe_events_pkey' })
  eventId!: string;

  /** Stripe's time. */
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

/** How far Stripe's list of events has been read, separately for live and test keys. */
@Entity({ schema: 'durable', name: 'stripe_catch_up' })
export class StripeCatchUpRow {
  @PrimaryColumn({ type: 'boolean', primaryKeyConstraintName: 'stripe_catch_up_pkey' })
  livemode!: boolean;

  /** Stripe's time; every event until then has been handled. */
  @Column({ name: 'seen_until', type: 'timestamptz' })
  seenUntil!: Date;
}

const FIRST_LOOK_BACK_MS = 24 * 60 * 60 * 1000;
/** Events may appear in Stripe's list later than others that were created after them. */
const OVERLAP_MS = 60 * 60 * 1000;

const createdAt = ({ created }: Stripe.Event): Date => new Date(created * 1000);

/** Which Stripe events were handled, by webhook or catch-up, and until when all of them were. */
@Injectable()
export class HandledEvents {
  constructor(
    private readonly account: StripeAccount,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async remember(event: Stripe.Event): Promise<void> {
    const handled = { eventId: event.id, createdAt: createdAt(event) };
    await this.database
      .table(StripeEventRow)
      .createQueryBuilder()
      .insert()
      .values(handled)
      .orIgnore()
      .execute();
  }

  async filterUnhandled(events: readonly Stripe.Event[]): Promise<Stripe.Event[]> {
    const ids = events.map(({ id }) => id);
    const rows = await this.database.table(StripeEventRow).findBy({ eventId: In(ids) });
    const handled = new Set(rows.map(({ eventId }) => eventId));
    return events.filter(({ id }) => !handled.has(id));
  }

  /** The time from which Stripe's list has to be read; a day ago on the first run. */
  async findUnseenSince(): Promise<Date> {
    const { livemode } = this.account.keys;
    const row = await this.database.table(StripeCatchUpRow).findOneBy({ livemode });
    const since = row
      ? row.seenUntil.getTime() - OVERLAP_MS
      : this.clock.now().getTime() - FIRST_LOOK_BACK_MS;
    return new Date(since);
  }

  /** Marks every event up to this one as handled, and deletes those that will not be read again. */
  async markAllUntil(event: Stripe.Event): Promise<void> {
    const seenUntil = createdAt(event);
    const { livemode } = this.account.keys;
    await this.database.table(StripeCatchUpRow).upsert({ livemode, seenUntil }, ['livemode']);
    const forgotten = LessThan(new Date(seenUntil.getTime() - OVERLAP_MS));
    await this.database.table(StripeEventRow).delete({ createdAt: forgotten });
  }
}
