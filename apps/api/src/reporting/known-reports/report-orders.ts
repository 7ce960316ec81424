import { Injectable } from '@nestjs/common';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import { reportStream, type ReportRequested } from '@closewise/domain/reporting';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';

/** By which code a report was ordered, and the buyer's address; null when none was given or it was erased. */
export type ReportOrder = Readonly<{ referralCode: string | null; email: string | null }>;

/** Orders of reports for other modules, as the streams of the reports tell them, which stay after an erasure. */
@Injectable()
export class ReportOrders {
  constructor(private readonly history: StreamHistory<ClosewiseEvent>) {}

  /** Null when there is no such order. */
  async find(reportId: number): Promise<ReportOrder | null> {
    const order = await this.factOf(reportId);
    return order && { referralCode: order.data.referralCode, email: order.data.person?.email ?? null };
  }

  /** The fact that it was ordered; null when it never was. */
  async factOf(reportId: number): Promise<RecordedEvent<ReportRequested> | null> {
    const events = await this.history.read(reportStream(reportId));
    return events.find((event) => event.type === 'ReportRequested') ?? null;
  }
}
