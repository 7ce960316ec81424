import { Injectable } from '@nestjs/common';
import type { AffiliateDashboardView } from '@closewise/contracts/affiliates';
import { harTag, ratePercentOf } from '@closewise/domain/affiliation';
import type { KnownAffiliate } from '../affiliates.js';
import { PayoutSetup } from '../../../billing/index.js';
import { bySystem } from '../../../platform/commands/contexts.js';
import { ReferralLinks } from '../links/referral-links.js';
import { NamedOrganizations } from '../named-organizations.js';
import { CommissionSummaries } from './commission-summary.js';

type ShownAffiliate = AffiliateDashboardView['affiliate'];

/** What an affiliate sees of their own account. */
@Injectable()
export class AffiliateDashboards {
  constructor(
    private readonly summaries: CommissionSummaries,
    private readonly referralLinks: ReferralLinks,
    private readonly organizations: NamedOrganizations,
    private readonly payouts: PayoutSetup,
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
      spanishReferralLink: this.referralLinks.of(code, 'es'),
      totalReferrals: monthlyBreakdown.reduce((sum, { referralCount }) => sum + referralCount, 0),
      monthlyReferrals: currentMonth.referralCount,
      totalEarnings,
      customRate: customRatePercent,
      commissionRate: ratePercentOf(affiliate),
      active: status === 'active',
      isMasterAccount: isMaster,
      isOrganizationMember: tag !== null && !isMaster,
      isHarMember: tag === harTag && !isMaster,
      harMemberId: tag === harTag ? memberId : null,
      organizationTag: tag,
      organizationMemberId: memberId,
      membershipRejectedBy: affiliate.rejectedBy,
      organizationStatus: await this.organizations.statusFor(affiliate),
      stripeOnboardingComplete: await this.isPayable(affiliateId),
    };
  }

  private async isPayable(affiliateId: string): Promise<boolean> {
    const account = await this.payouts.findAccount({ kind: 'affiliate', id: affiliateId }, bySystem());
    return account?.status === 'verified';
  }
}
