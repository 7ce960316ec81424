import { Injectable } from '@nestjs/common';
import {
  affiliateDecider,
  type AffiliateEvent,
  affiliateStream,
  type SaleEvent,
  type SaleSplit,
  saleStream,
} from '@closewise/domain/affiliation';
import { DomainError, type DomainEvent } from '@closewise/domain/events';
import { PaidSales } from '../../billing/index.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { foldState, StreamHistory } from '../../platform/event-store/stream-history.js';
import { ReportOrders } from '../../reporting/index.js';
import { OrganizationStandings } from '../ports.js';

type OwnFact = RecordedEvent<AffiliateEvent | SaleEvent>;
type Fact = RecordedEvent<DomainEvent>;

/** The events behind a sale, oldest first. `split` says how it was shared, and why. */
export type SaleExplanation = Readonly<{ split: SaleSplit['data']; facts: readonly Fact[] }>;

/** Of each group, the newest event was in force. */
const inForceGroups: readonly (readonly AffiliateEvent['type'][])[] = [
  ['AffiliateRegistered'],
  ['AffiliateDeactivated', 'AffiliateReactivated', 'AffiliateTerminated', 'AffiliateDeleted'],
  ['AffiliateMembershipCorrected', 'AffiliateMembershipRejected'],
];

/** Collects the events that decided how a sale was shared. */
@Injectable()
export class SaleFacts {
  constructor(
    private readonly history: StreamHistory<AffiliateEvent | SaleEvent>,
    private readonly orders: ReportOrders,
    private readonly payments: PaidSales,
    private readonly standings: OrganizationStandings,
  ) {}

  /** From the order and the rate in force to the last reversal. Refuses a payment that was not shared yet. */
  async read(paymentId: string): Promise<SaleExplanation> {
    const sale = await this.history.read(saleStream(paymentId));
    const split = requireSplit(sale, paymentId);
    const [order, payment, credit] = await Promise.all([
      this.orders.factOf(split.reportId),
      this.payments.factsOf(paymentId),
      this.readCredit(split),
    ]);
    const facts = [...(order ? [order] : []), ...payment, ...credit, ...sale];
    return { split, facts: facts.sort(compareTime) };
  }

  /** What was in force for the affiliate and their organization when the sale was paid. */
  private async readCredit(split: SaleSplit['data']): Promise<Fact[]> {
    const { attribution, commission, paidAt } = split;
    if (attribution.affiliateId === null) return [];
    const affiliate = await this.history.read(affiliateStream(attribution.affiliateId), paidAt);
    const inForce = inForceGroups.flatMap((types): Fact[] => {
      const newest = affiliate.findLast(({ type }) => types.some((one) => one === type));
      return newest ? [newest] : [];
    });
    const organization = await this.organizationOf(affiliate, paidAt);
    const rate = affiliate.filter(({ id }) => id === commission?.rateEventId);
    return [...inForce, ...(organization ? [organization] : []), ...rate];
  }

  /** The decision on the organization that the affiliate named then, whether or not it earned from the sale. */
  private async organizationOf(affiliate: readonly OwnFact[], at: string): Promise<Fact | null> {
    const state = foldState(affiliateDecider, affiliate);
    const tag = state.status === 'unknown' ? undefined : state.membership?.organizationTag;
    return tag === undefined ? null : this.standings.decidedBy(tag, at);
  }
}

function requireSplit(sale: readonly OwnFact[], paymentId: string): SaleSplit['data'] {
  const [first] = sale;
  if (!first)
    throw new DomainError(
      'affiliation.sale-unknown',
      `The sale of the payment ${paymentId} has not been shared yet. Try again in a moment`,
    );
  if (first.type !== 'SaleSplit') throw new Error('A sale begins with its split');
  return first.data;
}

const compareTime = (left: Fact, right: Fact): number =>
  left.recordedAt.localeCompare(right.recordedAt) ||
  left.stream.localeCompare(right.stream) ||
  left.revision - right.revision;
