import { Injectable } from '@nestjs/common';
import { affiliateStream, saleStream, type SaleSplit } from '@closewise/domain/affiliation';
import { paymentStream } from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import { organizationStream } from '@closewise/domain/organizations';
import { reportStream } from '@closewise/domain/reporting';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import { type ExplainableEvent, sentenceOf } from './explain-sentences.js';

/** One fact behind a sale: what it says, and where it stands in the log. `at` is ISO UTC, `by` who caused it. */
export type ExplainedStep = Readonly<{
  what: string;
  at: string;
  by: string;
  stream: string;
  version: number;
  eventId: string;
  eventType: string;
}>;

/** Why the shares of a payment are what they are, from the order over the rate in force to the last reversal. */
export type ExplainedSale = Readonly<{
  paymentId: string;
  split: SaleSplit['data'];
  steps: readonly ExplainedStep[];
}>;

/** Walks from a sale back to everything that decided it. */
@Injectable()
export class ExplainSale {
  constructor(private readonly history: StreamHistory) {}

  /** Refuses a payment that was never split. */
  async of(paymentId: string): Promise<ExplainedSale> {
    const sale = await this.history.read(saleStream(paymentId));
    if (sale.length === 0) {
      throw new DomainError(
        'affiliation.sale-unknown',
        `There is no sale of the payment ${paymentId} in the books`,
      );
    }
    const split = sale[0]!.data as unknown as SaleSplit['data'];
    const payment = await this.history.read(paymentStream(paymentId));
    const [order] = await this.history.read(reportStream(split.reportId));
    const events = [...(order ? [order] : []), ...payment, ...(await this.behindCredit(split)), ...sale];
    const steps = events.sort(byTime).flatMap(stepOf);
    return { paymentId, split, steps };
  }

  /** Of the affiliate and his organization, what was in force when the sale was paid. */
  private async behindCredit({
    attribution,
    commission,
    override,
    paidAt,
  }: SaleSplit['data']): Promise<RecordedEvent[]> {
    if (attribution.affiliateId === null) return [];
    const affiliate = await this.history.read(affiliateStream(attribution.affiliateId), paidAt);
    const organization = override
      ? await this.history.read(organizationStream(override.organizationTag), paidAt)
      : [];
    const newest = (...types: string[]): RecordedEvent[] => {
      const event = [...affiliate, ...organization].findLast(({ type }) => types.includes(type));
      return event ? [event] : [];
    };
    return [
      ...newest('AffiliateRegistered'),
      ...newest('AffiliateDeactivated', 'AffiliateReactivated', 'AffiliateTerminated', 'AffiliateDeleted'),
      ...newest('AffiliateMembershipCorrected'),
      ...affiliate.filter(({ id }) => id === commission?.rateEventId),
      ...newest('OrganizationApproved'),
    ];
  }
}

const byTime = (left: RecordedEvent, right: RecordedEvent): number =>
  left.recordedAt.localeCompare(right.recordedAt) ||
  left.stream.localeCompare(right.stream) ||
  left.revision - right.revision;

/** None for a fact that explains nothing, such as a declined card. */
function stepOf(event: RecordedEvent): ExplainedStep[] {
  const { type, data, recordedAt: at, meta, stream, revision: version, id: eventId } = event;
  const what = sentenceOf({ type, data } as unknown as ExplainableEvent);
  return what === null ? [] : [{ what, at, by: meta.actor, stream, version, eventId, eventType: type }];
}
