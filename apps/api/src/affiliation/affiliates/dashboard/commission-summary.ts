import { Injectable } from '@nestjs/common';
import type { CommissionSummaryView } from '@closewise/contracts/affiliates';
import { minimumPayoutCents, payoutProgress } from '@closewise/domain/payee';
import { dollarsOf } from '@closewise/domain/money';
import { Clock } from '../../../platform/clock/clock.js';
import { Ledger, type StatementMonth } from '../../ledger/ledger.js';
import type { KnownAffiliate } from '../affiliates.js';

export type CommissionSummary = CommissionSummaryView['commissionSummary'];

/** What an affiliate earned, from the books. */
@Injectable()
export class CommissionSummaries {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  async of({ affiliateId, code }: KnownAffiliate): Promise<CommissionSummary> {
    const payee = { kind: 'affiliate', id: affiliateId, label: code } as const;
    const { balanceCents, months } = await this.ledger.earnings(payee);
    const { isEligible, lackingCents } = payoutProgress(balanceCents);
    const month = this.clock.now().toISOString().slice(0, 7);
    const current = months.find((one) => one.month === month) ?? { month, sales: 0, cents: 0 };
    return {
      totalEarnings: dollarsOf(months.reduce((sum, { cents }) => sum + cents, 0)),
      monthlyBreakdown: months.map(entryOf),
      currentMonth: entryOf(current),
      totalMonths: months.length,
      payoutEligible: isEligible,
      minimumThreshold: dollarsOf(minimumPayoutCents),
      amountUntilPayout: dollarsOf(lackingCents),
    };
  }
}

const entryOf = ({ month, sales, cents }: StatementMonth) => ({
  month,
  referralCount: sales,
  totalCommission: dollarsOf(cents),
});
