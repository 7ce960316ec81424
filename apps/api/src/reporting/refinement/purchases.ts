import { Injectable } from '@nestjs/common';
import type { Purchase } from '@closewise/domain/reporting';
import { PaymentStandings, Receipts } from '../../billing/index.js';
import { unknownReport } from '../known-reports/reports.js';

/** The purchases that include refinements: their days count from when they were made, and they end when the money goes back. */
@Injectable()
export class Purchases {
  constructor(
    private readonly receipts: Receipts,
    private readonly standings: PaymentStandings,
  ) {}

  async of(reportId: number): Promise<Purchase> {
    const [receipt, standing] = await Promise.all([this.receipts.of(reportId), this.standings.of(reportId)]);
    if (!receipt || !standing) throw unknownReport();
    return { boughtAt: new Date(receipt.paidAt), standing };
  }
}
