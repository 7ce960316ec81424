import { Injectable } from '@nestjs/common';
import { reportStream, type ReportRequested, type ReportEvent } from '@closewise/domain/reporting';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';

/** The referral code of an order and the buyer's email address; null if missing or erased. */
export type ReportOrder = Readonly<{ referralCode: string | null; email: string | null }>;

/** Orders of reports, for other modules. Read from the report streams, which outlive an erasure. */
@Injectable()
export class ReportOrders {
  constructor(private readonly history: StreamHistory<ReportEvent>) {}

  /** Null if the order does not exist. */
  async find(reportId: number): Promise<ReportOrder | null> {
    const order = await this.factOf(reportId);
    return order && { referralCode: order.data.referralCode, email: order.data.person?.email ?? null };
  }

  /** The event of the order; null if the order does not exist. */
  async factOf(reportId: number): Promise<RecordedEvent<ReportRequested> | null> {
    const events = await this.history.read(reportStream(reportId));
    return events.find((event) => event.type === 'ReportRequested') ?? null;
  }
}
