import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { StripeAccount } from './stripe-account.js';

const FIRST_LOOK_BACK_MS = 24 * 60 * 60 * 1000;
/** Events may appear in Stripe's list later than others that were created after them. */
const OVERLAP_MS = 60 * 60 * 1000;

const createdAt = ({ created }: Stripe.Event): Date => new Date(created * 1000);

/** Which of Stripe's events have been handled, by webhook or by catch-up, and until when all have. */
@Injectable()
export class HandledEvents {
  constructor(
    private readonly account: StripeAccount,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async remember(event: Stripe.Event): Promise<void> {
    await this.database.query(
      'insert into durable.stripe_events (event_id, created_at) values ($1, $2) on conflict do nothing',
      [event.id, createdAt(event)],
    );
  }

  async unhandledOf(events: readonly Stripe.Event[]): Promise<Stripe.Event[]> {
    const rows = await this.database.query<{ event_id: string }>(
      'select event_id from durable.stripe_events where event_id = any($1)',
      [events.map(({ id }) => id)],
    );
    const handled = new Set(rows.map((row) => row.event_id));
    return events.filter(({ id }) => !handled.has(id));
  }

  /** From when on Stripe's list has to be read; at first a day back. */
  async unseenSince(): Promise<Date> {
    const [row] = await this.database.query<{ seen_until: Date }>(
      'select seen_until from durable.stripe_catch_up where livemode = $1',
      [this.account.keys.livemode],
    );
    const since = row
      ? row.seen_until.getTime() - OVERLAP_MS
      : this.clock.now().getTime() - FIRST_LOOK_BACK_MS;
    return new Date(since);
  }

  /** Notes that every event up to this one has been handled, and forgets those that are not asked for again. */
  async allUntil(event: Stripe.Event): Promise<void> {
    const seenUntil = createdAt(event);
    await this.database.query(
      `insert into durable.stripe_catch_up (livemode, seen_until) values ($1, $2)
       on conflict (livemode) do update set seen_until = excluded.seen_until`,
      [this.account.keys.livemode, seenUntil],
    );
    await this.database.query('delete from durable.stripe_events where created_at < $1', [
      new Date(seenUntil.getTime() - OVERLAP_MS),
    ]);
  }
}
