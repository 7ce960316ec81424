import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { counted } from '../../platform/wording/counted.js';
import { isOutage } from '../../platform/event-store/outage.js';
import type { RecurringJob } from '../../platform/jobs/job.js';
import { HandledEvents } from './handled-events.js';
import { intentIdOf, paymentUpdateTypes } from './payment-update-events.js';
import { StripeAccount } from './stripe-account.js';
import { answerOf } from './stripe-refusals.js';
import { StripePaymentUpdates } from './stripe-payment-updates.js';

const PAGE_SIZE = 100;

/**
 * Reads Stripe's own list of events for those whose webhooks were lost, refunds and disputes among them. An
 * interrupted run begins again, and finds what it had handled as handled.
 */
@Injectable()
export class CatchUpStripeEvents implements RecurringJob {
  readonly name = 'catch-up-stripe-events';
  readonly everySeconds = 300;
  private readonly logger = new Logger(CatchUpStripeEvents.name);

  constructor(
    private readonly account: StripeAccount,
    private readonly handled: HandledEvents,
    private readonly updates: StripePaymentUpdates,
  ) {}

  /** The list begins with the newest, so what is noted at the end is the first event, or the oldest that failed. */
  readonly run = async (signal: AbortSignal): Promise<void> => {
    const updated = new Set<string>();
    let seenUntil: Stripe.Event | undefined;
    for await (const page of this.pages(await this.handled.unseenSince())) {
      seenUntil ??= page[0];
      for (const event of await this.handled.unhandledOf(page)) {
        if (signal.aborted) return;
        if (!(await this.updateOnce(event, updated))) seenUntil = event;
      }
    }
    if (seenUntil) await this.handled.allUntil(seenUntil);
    const asked = counted(updated.size, 'payment was', 'payments were');
    if (updated.size > 0) this.logger.log(`${asked} asked about without a webhook`);
  };

  private async *pages(since: Date): AsyncGenerator<Stripe.Event[]> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    let last: string | undefined;
    do {
      const next = last ? { starting_after: last } : {};
      const page = await answerOf(
        this.account.client.events.list({
          created,
          types: [...paymentUpdateTypes],
          limit: PAGE_SIZE,
          ...next,
        }),
      );
      yield page.data;
      last = page.has_more ? page.data.at(-1)?.id : undefined;
    } while (last);
  }

  /** One look-up tells all of a payment, whatever its events. False when it failed; an outage ends the run. */
  private async updateOnce(event: Stripe.Event, updated: Set<string>): Promise<boolean> {
    const intentId = intentIdOf(event);
    try {
      if (intentId && updated.has(intentId)) await this.handled.remember(event);
      else await this.updates.apply(event);
      if (intentId) updated.add(intentId);
      return true;
    } catch (error) {
      if (isOutage(error)) throw error;
      this.logger.error(`${event.id} could not be handled: ${(error as Error).message}`);
      return false;
    }
  }
}
