import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { In, LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { StripeAccount } from './stripe-account.js';
import { StripeCatchUpRow, StripeEventRow } from './stripe-events.table.js';

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
    const handled = { eventId: event.id, createdAt: createdAt(event) };
    await this.database
      .table(StripeEventRow)
      .createQueryBuilder()
      .insert()
      .values(handled)
      .orIgnore()
      .execute();
  }

  async unhandledOf(events: readonly Stripe.Event[]): Promise<Stripe.Event[]> {
    const ids = events.map(({ id }) => id);
    const rows = await this.database.table(StripeEventRow).findBy({ eventId: In(ids) });
    const handled = new Set(rows.map(({ eventId }) => eventId));
    return events.filter(({ id }) => !handled.has(id));
  }

  /** From when on Stripe's list has to be read; at first a day back. */
  async unseenSince(): Promise<Date> {
    const { livemode } = this.account.keys;
    const row = await this.database.table(StripeCatchUpRow).findOneBy({ livemode });
    const since = row
      ? row.seenUntil.getTime() - OVERLAP_MS
      : this.clock.now().getTime() - FIRST_LOOK_BACK_MS;
    return new Date(since);
  }

  /** Notes that every event up to this one has been handled, and forgets those that are not asked for again. */
  async allUntil(event: Stripe.Event): Promise<void> {
    const seenUntil = createdAt(event);
    const { livemode } = this.account.keys;
    await this.database.table(StripeCatchUpRow).upsert({ livemode, seenUntil }, ['livemode']);
    const forgotten = LessThan(new Date(seenUntil.getTime() - OVERLAP_MS));
    await this.database.table(StripeEventRow).delete({ createdAt: forgotten });
  }
}
