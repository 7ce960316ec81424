import { Injectable } from '@nestjs/common';
import {
  affiliateDecider,
  type AffiliateState,
  affiliateStream,
  attribute,
  type Attribution,
  codeOfSale,
  isSameMailbox,
  type PaidSale,
  referralCodeDecider,
  referralCodeStream,
  type SaleTerms,
  termsOfSale,
} from '@closewise/domain/affiliation';
import { organizationDecider, organizationStream } from '@closewise/domain/organizations';
import { reportStream, type ReportPerson } from '@closewise/domain/reporting';
import { Decisions } from '../../platform/event-store/decisions.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { stateAfter, StreamHistory } from '../../platform/event-store/stream-history.js';

type Credit = Readonly<{ attribution: Attribution; terms: SaleTerms }>;
type Order = Readonly<{ referralCode: string | null; email: string | null }>;

/** Whom a sale is credited to: rate, membership and approval are those of when it was paid, however late it is split. */
@Injectable()
export class SaleAttributions {
  constructor(
    private readonly decisions: Decisions,
    private readonly history: StreamHistory,
  ) {}

  async of({ reportId, paidAt }: PaidSale): Promise<Credit> {
    const { referralCode, email } = await this.orderOf(reportId);
    const affiliate = await this.affiliateOf(referralCode, paidAt);
    const state = stateAfter(affiliateDecider, affiliate);
    const isOwn = email !== null && isSameMailbox(email, emailOf(state));
    const attribution = attribute(codeOfSale(referralCode, null), state, isOwn ? 'email' : null);
    const organizationTakesEffect = await this.takesEffect(state, paidAt);
    return {
      attribution,
      terms: termsOfSale(attribution, state, { rateEventId: rateOf(affiliate), organizationTakesEffect }),
    };
  }

  /** From the order itself, which is there after an erasure too, without the address. */
  private async orderOf(reportId: number): Promise<Order> {
    const [requested] = await this.history.read(reportStream(reportId));
    const { referralCode = null, person = null } = (requested?.data ?? {}) as {
      referralCode?: string | null;
      person?: ReportPerson | null;
    };
    return { referralCode, email: person?.email ?? null };
  }

  private async affiliateOf(code: string | null, until: string): Promise<RecordedEvent[]> {
    if (code === null) return [];
    const { affiliateId } = await this.decisions.load(referralCodeDecider, referralCodeStream(code));
    return affiliateId === null ? [] : this.history.read(affiliateStream(affiliateId), until);
  }

  private async takesEffect(affiliate: AffiliateState, until: string): Promise<boolean> {
    if (affiliate.status === 'unknown' || !affiliate.membership) return false;
    const events = await this.history.read(organizationStream(affiliate.membership.organizationTag), until);
    return stateAfter(organizationDecider, events).status === 'approved';
  }
}

const emailOf = (affiliate: AffiliateState): string =>
  affiliate.status === 'unknown' ? '' : (affiliate.person?.email ?? '');

const rateOf = (events: readonly RecordedEvent[]): string | null =>
  events.findLast(({ type }) => type === 'CommissionRateSet')?.id ?? null;
