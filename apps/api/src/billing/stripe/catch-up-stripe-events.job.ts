import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { counted } from '../../platform/wording.js';
import { isOutage } from '../../platform/event-store/outage.js';
import type { RecurringJob } from '../../platform/jobs/job.js';
import { HandledEvents } from './handled-events.js';
import { intentIdOf, paymentUpdateTypes, StripePaymentUpdates } from './stripe-payment-updates.js';
import { StripeAccount } from './stripe-account.js';
import { awaitAnswer } from './stripe-refusals.js';

const PAGE_SIZE = 100;

/**
 * Reads Stripe's list of events to find those whose webhooks were lost, refunds and disputes included. An interrupted
 * run starts over and skips events that are already handled.
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

  /** The list begins with the newest event, so the saved position is the first event, or the oldest that failed. */
  readonly run = async (signal: AbortSignal): Promise<void> => {
    const updated = new Set<string>();
    let seenUntil: Stripe.Event | undefined;
    for await (const page of this.pages(await this.handled.findUnseenSince())) {
      seenUntil ??= page[0];
      for (const event of await this.handled.filterUnhandled(page)) {
        if (signal.aborted) return;
        if (!(await this.updateOnce(event, updated))) seenUntil = event;
      }
    }
    if (seenUntil) await this.handled.markAllUntil(seenUntil);
    const payments = counted(updated.size, 'payment', 'payments');
    if (updated.size > 0) this.logger.log(`${payments} looked up without a webhook`);
  };

  private async *pages(since: Date): AsyncGenerator<Stripe.Event[]> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    let last: string | undefined;
    do {
      const next = last ? { starting_after: last } : {};
      const page = await awaitAnswer(
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

  /** One lookup covers all events of a payment. False if it failed; an outage ends the run. */
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
