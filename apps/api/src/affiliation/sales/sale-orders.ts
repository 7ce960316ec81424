import { Injectable } from '@nestjs/common';
import { codeOfSale, type Attribution } from '@closewise/domain/affiliation';
import type { PaidSale } from '@closewise/domain/billing/facts';
import { PaidSales, ReferralCodes } from '../../billing/index.js';
import { ReportOrders } from '../../reporting/index.js';

/** By which code a sale came, and the buyer's address; null when none was given or it was erased. */
export type SaleOrder = Readonly<{
  source: Pick<Attribution, 'code' | 'codeFrom'>;
  email: string | null;
}>;

/** The orders behind sales. */
@Injectable()
export class SaleOrders {
  constructor(
    private readonly orders: ReportOrders,
    private readonly sales: PaidSales,
    private readonly codes: ReferralCodes,
  ) {}

  /** From the order itself, which is there after an erasure too, and else from what came with the payment. */
  async of({ reportId, paymentId }: PaidSale): Promise<SaleOrder> {
    const { referralCode, email } = (await this.orders.find(reportId)) ?? { referralCode: null, email: null };
    const isKnown = referralCode !== null && (await this.codes.isGiven(referralCode));
    const late = isKnown ? null : await this.sales.referralCodeOf(paymentId);
    const isLateKnown = late !== null && (await this.codes.isGiven(late));
    const known = new Set([...(isKnown ? [referralCode] : []), ...(isLateKnown ? [late] : [])]);
    return { source: codeOfSale(referralCode, late, (code) => known.has(code)), email };
  }
}
