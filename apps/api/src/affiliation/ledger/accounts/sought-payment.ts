import { Injectable } from '@nestjs/common';
import { saleStream } from '@closewise/domain/affiliation';
import { PaidReports, PaidSales } from '../../../billing/index.js';
import { EventStore } from '../../../platform/event-store/event-store.js';

const reportNumber = /^\d{16}$/;

/** The payment that people mean who hold its id, that of its intent, or the number of the report that it paid. */
@Injectable()
export class SoughtPayment {
  constructor(
    private readonly store: EventStore,
    private readonly sales: PaidSales,
    private readonly reports: PaidReports,
  ) {}

  /** Null where no sale is meant. */
  async find(text: string): Promise<string | null> {
    const ofReport = reportNumber.test(text) ? await this.reports.paymentOf(Number(text)) : null;
    const named = ofReport === null ? this.sales.idsNamed(text) : [ofReport];
    for (const paymentId of named)
      if ((await this.store.readStream(saleStream(paymentId))).length > 0) return paymentId;
    return null;
  }
}
