import { Injectable } from '@nestjs/common';
import {
  codeOfSale,
  type Attribution,
  isSameMailbox,
  type SelfReferral,
  type AffiliateEvent,
  affiliateDecider,
  type AffiliateState,
  affiliateStream,
  attribute,
  referralCodeDecider,
  referralCodeStream,
  type SaleTerms,
  isApprovedFor,
  termsOfSale,
} from '@closewise/domain/affiliation';
import type { PaidSale } from '@closewise/domain/billing/facts';
import { PaidSales, ReferralCodes, BuyerCards, type RecordedSale } from '../../billing/index.js';
import { ReportOrders } from '../../reporting/index.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { foldState, StreamHistory } from '../../platform/event-store/stream-history.js';
import { OrganizationStandings } from '../ports.js';

/** The referral code of a sale and the buyer's address; null without one or after an erasure. */
export type SaleOrder = Readonly<{
  source: Pick<Attribution, 'code' | 'codeFrom'>;
  email: string | null;
}>;

/** The orders of sales. */
@Injectable()
export class SaleOrders {
  constructor(
    private readonly orders: ReportOrders,
    private readonly sales: PaidSales,
    private readonly codes: ReferralCodes,
  ) {}

  /** The order's code counts first, also after an erasure, then the code that came with the payment. */
  async find({ reportId, paymentId }: PaidSale): Promise<SaleOrder> {
    const { referralCode, email } = (await this.orders.find(reportId)) ?? { referralCode: null, email: null };
    const isIssued = referralCode !== null && (await this.codes.isGiven(referralCode));
    const late = isIssued ? null : await this.sales.referralCodeOf(paymentId);
    const isLateIssued = late !== null && (await this.codes.isGiven(late));
    const issued = new Set([...(isIssued ? [referralCode] : []), ...(isLateIssued ? [late] : [])]);
    return { source: codeOfSale(referralCode, late, (code) => issued.has(code)), email };
  }
}

/** `email` is null without one or after an erasure; `cardId` is the card's pseudonym. */
export type Buyer = Readonly<{ email: string | null; cardId: string | null; paidAt: string }>;

/** Detects an affiliate's own purchases. */
@Injectable()
export class SelfReferrals {
  constructor(private readonly cards: BuyerCards) {}

  /** By any address that the affiliate had until then, or by a card used before with such an address. */
  async detect(affiliate: readonly AffiliateEvent[], buyer: Buyer): Promise<SelfReferral | null> {
    const own = affiliate.flatMap(addressesIn);
    const { email, cardId, paidAt } = buyer;
    if (email !== null && own.some((address) => isSameMailbox(address, email))) return 'email';
    if (cardId === null) return null;
    const uses = await Promise.all(own.map((address) => this.cards.wasUsed(cardId, address, paidAt)));
    return uses.includes(true) ? 'card' : null;
  }
}

function addressesIn({ type, data }: AffiliateEvent): string[] {
  if (type !== 'AffiliateRegistered' && type !== 'AffiliateDetailsChanged') return [];
  return data.person ? [data.person.email] : [];
}

/** The affiliate a sale is credited to, and the rates. */
export type Credit = Readonly<{ attribution: Attribution; terms: SaleTerms }>;

/** Determines a sale's credit. Rate, membership and approval count as of the payment, however late the sale is split. */
@Injectable()
export class SaleAttributions {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly history: StreamHistory<AffiliateEvent>,
    private readonly standings: OrganizationStandings,
    private readonly orders: SaleOrders,
    private readonly selfReferrals: SelfReferrals,
  ) {}

  async determine({ sale, evidence: { cardId } }: RecordedSale): Promise<Credit> {
    const { paidAt } = sale;
    const { source, email } = await this.orders.find(sale);
    const affiliate = await this.historyOf(source.code, paidAt);
    const state = foldState(affiliateDecider, affiliate);
    const selfReferral = await this.selfReferrals.detect(affiliate, { email, cardId, paidAt });
    const organizationIsApproved = await this.isApproved(state, paidAt);
    const attribution = attribute(source, state, { selfReferral, organizationIsApproved });
    const terms = termsOfSale(attribution, state, {
      rateEventId: rateEventId(affiliate),
      organizationIsApproved,
    });
    return { attribution, terms };
  }

  private async historyOf(code: string | null, until: string): Promise<RecordedEvent<AffiliateEvent>[]> {
    if (code === null) return [];
    const { affiliateId } = await this.executor.load(referralCodeDecider, referralCodeStream(code));
    return affiliateId === null ? [] : this.history.read(affiliateStream(affiliateId), until);
  }

  private async isApproved(affiliate: AffiliateState, at: string): Promise<boolean> {
    if (affiliate.status === 'unknown' || !affiliate.membership) return false;
    return isApprovedFor(await this.standings.find(affiliate.membership.organizationTag, at), affiliate);
  }
}

const rateEventId = (events: readonly RecordedEvent<AffiliateEvent>[]): string | null =>
  events.findLast(({ type }) => type === 'CommissionRateSet')?.id ?? null;
