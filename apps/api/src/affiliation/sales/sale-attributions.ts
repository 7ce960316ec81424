import { Injectable } from '@nestjs/common';
import {
  affiliateDecider,
  type AffiliateState,
  affiliateStream,
  attribute,
  type Attribution,
  referralCodeDecider,
  referralCodeStream,
  type SaleTerms,
  isApprovedFor,
  termsOfSale,
  type AffiliateEvent,
} from '@closewise/domain/affiliation';
import type { RecordedSale } from '../../billing/index.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { foldState, StreamHistory } from '../../platform/event-store/stream-history.js';
import { OrganizationStandings } from '../ports.js';
import { SaleOrders } from './sale-orders.js';
import { SelfReferrals } from './self-referrals.js';

/** Whom a sale is credited to, and at which rates. */
export type Credit = Readonly<{ attribution: Attribution; terms: SaleTerms }>;

/** Whom a sale is credited to: rate, membership and approval are those of when it was paid, however late it is split. */
@Injectable()
export class SaleAttributions {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly history: StreamHistory<AffiliateEvent>,
    private readonly standings: OrganizationStandings,
    private readonly orders: SaleOrders,
    private readonly selfReferrals: SelfReferrals,
  ) {}

  async of({ sale, evidence: { cardId } }: RecordedSale): Promise<Credit> {
    const { paidAt } = sale;
    const { source, email } = await this.orders.of(sale);
    const affiliate = await this.affiliateOf(source.code, paidAt);
    const state = foldState(affiliateDecider, affiliate);
    const selfReferral = await this.selfReferrals.of(affiliate, { email, cardId, paidAt });
    const organizationIsApproved = await this.isApproved(state, paidAt);
    const attribution = attribute(source, state, { selfReferral, organizationIsApproved });
    const terms = termsOfSale(attribution, state, {
      rateEventId: rateOf(affiliate),
      organizationIsApproved,
    });
    return { attribution, terms };
  }

  private async affiliateOf(code: string | null, until: string): Promise<RecordedEvent<AffiliateEvent>[]> {
    if (code === null) return [];
    const { affiliateId } = await this.executor.load(referralCodeDecider, referralCodeStream(code));
    return affiliateId === null ? [] : this.history.read(affiliateStream(affiliateId), until);
  }

  private async isApproved(affiliate: AffiliateState, at: string): Promise<boolean> {
    if (affiliate.status === 'unknown' || !affiliate.membership) return false;
    return isApprovedFor(await this.standings.find(affiliate.membership.organizationTag, at), affiliate);
  }
}

const rateOf = (events: readonly RecordedEvent<AffiliateEvent>[]): string | null =>
  events.findLast(({ type }) => type === 'CommissionRateSet')?.id ?? null;
