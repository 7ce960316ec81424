import { Injectable } from '@nestjs/common';
import type {
  CommissionSummaryView,
  LinkVisits,
  AffiliateDashboardView,
} from '@closewise/contracts/affiliates';
import { minimumPayoutCents, payoutProgress } from '@closewise/domain/payee';
import { dollarsOf } from '@closewise/domain/money';
import { Clock } from '../../../platform/clock/clock.js';
import { Ledger, type StatementMonth } from '../../ledger/ledger.js';
import type { Affiliate } from '../affiliates.js';
import { conversionPercent, harTag, ratePercentOf } from '@closewise/domain/affiliation';
import { daysAfter } from '@closewise/domain/calendar';
import { VisitCounts } from '../../../visits/index.js';
import { AffiliateSales } from '../../affiliate-sales/affiliate-sales.js';
import { PayoutSetup } from '../../../billing/index.js';
import { bySystem } from '../../../platform/commands/contexts.js';
import { ReferralLinks } from '../links/referral-links.js';
import { Memberships } from '../memberships.js';

export type CommissionSummary = CommissionSummaryView['commissionSummary'];

/** An affiliate's earnings, from the ledger. */
@Injectable()
export class CommissionSummaries {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  async summarize({ affiliateId, code }: Affiliate): Promise<CommissionSummary> {
    const payee = { kind: 'affiliate', id: affiliateId, label: code } as const;
    const { balanceCents, months } = await this.ledger.earnings(payee);
    const { isEligible, lackingCents } = payoutProgress(balanceCents);
    const month = this.clock.now().toISOString().slice(0, 7);
    const current = months.find((one) => one.month === month) ?? { month, sales: 0, cents: 0 };
    return {
      totalEarnings: dollarsOf(months.reduce((sum, { cents }) => sum + cents, 0)),
      monthlyBreakdown: months.map(toMonth),
      currentMonth: toMonth(current),
      totalMonths: months.length,
      payoutEligible: isEligible,
      minimumThreshold: dollarsOf(minimumPayoutCents),
      amountUntilPayout: dollarsOf(lackingCents),
    };
  }
}

const toMonth = ({ month, sales, cents }: StatementMonth) => ({
  month,
  referralCount: sales,
  totalCommission: dollarsOf(cents),
});

const visitDays = 30;

/** Visits by an affiliate's link and the sales from them. */
@Injectable()
export class LinkVisitReader {
  constructor(
    private readonly counts: VisitCounts,
    private readonly sales: AffiliateSales,
    private readonly clock: Clock,
  ) {}

  /** Leaves out sales from before the first day with counted visits. */
  async read({ affiliateId, code }: Affiliate): Promise<LinkVisits> {
    const from = daysAfter(this.clock.now().toISOString().slice(0, 10), 1 - visitDays);
    const { firstDay, total, days } = await this.counts.read(code, from);
    const comparedFrom = firstDay !== null && firstDay > from ? firstDay : from;
    const sales = firstDay === null ? 0 : await this.sales.countSince(affiliateId, comparedFrom);
    const lately = days.reduce((sum, { visitors }) => sum + visitors, 0);
    const byDay = days.map(({ day, visitors }) => ({ day, visits: visitors }));
    const conversion = conversionPercent(sales, lately);
    return { since: firstDay, total, days: visitDays, lately, sales, conversionPercent: conversion, byDay };
  }
}

type DashboardAffiliate = AffiliateDashboardView['affiliate'];

/** An affiliate's account as shown on their dashboard. */
@Injectable()
export class AffiliateDashboards {
  constructor(
    private readonly summaries: CommissionSummaries,
    private readonly referralLinks: ReferralLinks,
    private readonly memberships: Memberships,
    private readonly payouts: PayoutSetup,
  ) {}

  async show(affiliate: Affiliate): Promise<DashboardAffiliate> {
    const { affiliateId, person, code, membership, isMaster, customRatePercent, status } = affiliate;
    const { totalEarnings, monthlyBreakdown, currentMonth } = await this.summaries.summarize(affiliate);
    const tag = membership?.organizationTag ?? null;
    const memberId = membership?.memberId ?? null;
    return {
      id: affiliateId,
      name: person?.name ?? '',
      email: person?.email ?? '',
      website: person?.website ?? null,
      referralCode: code,
      referralLink: this.referralLinks.linkFor(code),
      spanishReferralLink: this.referralLinks.linkFor(code, 'es'),
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
      organizationStatus: await this.memberships.organizationStatus(affiliate),
      stripeOnboardingComplete: await this.isPayable(affiliateId),
    };
  }

  private async isPayable(affiliateId: string): Promise<boolean> {
    const account = await this.payouts.findAccount({ kind: 'affiliate', id: affiliateId }, bySystem());
    return account?.status === 'verified';
  }
}
