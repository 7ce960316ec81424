import { Injectable } from '@nestjs/common';
import { Receipts } from '../../billing/index.js';
import { unknownReport } from '../known-reports/reports.js';

/** When reports were bought, from which the days count in which they may be refined. */
@Injectable()
export class BoughtAt {
  constructor(private readonly receipts: Receipts) {}

  async of(reportId: number): Promise<Date> {
    const receipt = await this.receipts.of(reportId);
    if (!receipt) throw unknownReport();
    return new Date(receipt.paidAt);
  }
}
