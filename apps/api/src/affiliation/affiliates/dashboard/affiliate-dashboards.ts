import { Injectable } from '@nestjs/common';
import type { AffiliateDashboardView } from '@closewise/contracts/affiliates';
import { defaultRatePercent } from '@closewise/domain/affiliation';
import { harTag, organizationDecider, organizationStream } from '@closewise/domain/organizations';
import { Decisions } from '../../../platform/event-store/decisions.js';
import type { KnownAffiliate } from '../affiliates.js';
import { ReferralLinks } from '../links/referral-links.js';
import { CommissionSummaries } from './commission-summary.js';

type ShownAffiliate = AffiliateDashboardView['affiliate'];

/** What an affiliate sees of himself. */
@Injectable()
export class AffiliateDashboards {
  constructor(
    private readonly summaries: CommissionSummaries,
    private readonly referralLinks: ReferralLinks,
    private readonly decisions: Decisions,
  ) {}

  async of(affiliate: KnownAffiliate): Promise<ShownAffiliate> {
    const { affiliateId, person, code, membership, isMaster, customRatePercent, status } = affiliate;
    const { totalEarnings, monthlyBreakdown, currentMonth } = await this.summaries.of(affiliate);
    const tag = membership?.organizationTag ?? null;
    const memberId = membership?.memberId ?? null;
    return {
      id: affiliateId,
      name: person?.name ?? '',
      email: person?.email ?? '',
      website: person?.website ?? null,
      referralCode: code,
      referralLink: this.referralLinks.of(code),
      totalReferrals: monthlyBreakdown.reduce((sum, { referralCount }) => sum + referralCount, 0),
      monthlyReferrals: currentMonth.referralCount,
      totalEarnings,
      customRate: customRatePercent,
      commissionRate: customRatePercent ?? defaultRatePercent,
      active: status === 'active',
      isMasterAccount: isMaster,
      isOrganizationMember: tag !== null && !isMaster,
      isHarMember: tag === harTag && !isMaster,
      harMemberId: tag === harTag ? memberId : null,
      organizationTag: tag,
      organizationMemberId: memberId,
      organizationStatus: await this.statusOf(tag),
      stripeOnboardingComplete: false,
    };
  }

  private async statusOf(tag: string | null): Promise<ShownAffiliate['organizationStatus']> {
    if (tag === null) return null;
    const { status } = await this.decisions.load(organizationDecider, organizationStream(tag));
    return status === 'free' ? null : status;
  }
}
