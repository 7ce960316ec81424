import { dayMs } from '@closewise/domain/calendar';
import { Injectable } from '@nestjs/common';
import type { PurchaseStatus, RefinementAllowance } from '@closewise/domain/reporting';
import type { RefinementAllowanceView } from '@closewise/contracts/buyer';
import { PaymentStandings, Receipts } from '../../billing/index.js';
import { unknownReport } from '../known-reports/reports.js';

/** Finds when a report was bought and whether its payment is valid, which decide whether it can be refined. */
@Injectable()
export class ReportPurchases {
  constructor(
    private readonly receipts: Receipts,
    private readonly standings: PaymentStandings,
  ) {}

  async find(reportId: number): Promise<PurchaseStatus> {
    const [receipt, standing] = await Promise.all([
      this.receipts.findReceipt(reportId),
      this.standings.findStanding(reportId),
    ]);
    if (!receipt || !standing) throw unknownReport();
    return { boughtAt: new Date(receipt.paidAt), standing };
  }
}

/** The allowance with its remaining days, rounded up. */
export const viewAllowance = (allowance: RefinementAllowance, now: Date): RefinementAllowanceView => ({
  ...allowance,
  daysLeft: Math.max(0, Math.ceil((Date.parse(allowance.until) - now.getTime()) / dayMs)),
});
