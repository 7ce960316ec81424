import { Injectable } from '@nestjs/common';
import {
  PaidInYear,
  payoutBookStream,
  payoutEvents,
  findThreshold,
  transferEventTypes,
  type PaidPayee,
  type TransferEvent,
} from '@closewise/domain/payouts';
import { Clock } from '../../platform/clock/clock.js';
import { KnownEvents } from '../../platform/event-catalogue/known-events.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { StatementRecipients } from '../statements/statement-recipients.js';

/** Payments of a calendar year (UTC), and the reporting threshold. */
export type TaxYear = Readonly<{
  year: string;
  isOver: boolean;
  thresholdCents: number;
  source: string;
  payees: readonly (PaidPayee & Readonly<{ label: string; name: string }>)[];
}>;

const PAGE = 1000;
const NAMED_AT_ONCE = 16;
const facts = new KnownEvents(payoutEvents);
const types: ReadonlySet<string> = new Set(transferEventTypes);

/** Tax years, computed from the stream of payout runs. */
@Injectable()
export class TaxYears {
  constructor(
    private readonly store: EventStore,
    private readonly payees: StatementRecipients,
    private readonly clock: Clock,
  ) {}

  /** Refuses an invalid year, one that has not begun, and one without a known threshold. */
  async loadYear(year: string): Promise<TaxYear> {
    const now = this.clock.now().toISOString();
    const { cents, source } = findThreshold(year, now);
    const paid = await this.paidIn(year);
    return {
      year,
      isOver: now.slice(0, 4) > year,
      thresholdCents: cents,
      source,
      payees: await this.named(paid.payees(cents)),
    };
  }

  private async paidIn(year: string): Promise<PaidInYear> {
    const paid = new PaidInYear(year);
    for (let from = 0, isEnd = false; !isEnd; from += PAGE) {
      const page = await this.store.readStream(payoutBookStream, { from, limit: PAGE });
      for (const event of page)
        if (types.has(event.type)) paid.read(facts.read(event) as unknown as TransferEvent, event.recordedAt);
      isEnd = page.length < PAGE;
    }
    return paid;
  }

  private async named(paid: readonly PaidPayee[]): Promise<TaxYear['payees']> {
    const named: (PaidPayee & { label: string; name: string })[] = [];
    for (let from = 0; from < paid.length; from += NAMED_AT_ONCE)
      named.push(
        ...(await Promise.all(
          paid.slice(from, from + NAMED_AT_ONCE).map(async (one) => {
            const { label, name } = await this.payees.find(one.payee);
            return { ...one, label, name };
          }),
        )),
      );
    return named;
  }
}
