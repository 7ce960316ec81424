import { Injectable } from '@nestjs/common';
import type { OrderStep } from '@closewise/contracts/admin';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import { reportMailsStream, reportStream } from '@closewise/domain/reporting';
import { AdminNames } from '../../../administration/index.js';
import type { OrderPayment } from '../../../billing/index.js';
import { fullReader } from '../../../platform/access/reader.js';
import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import { StreamHistory } from '../../../platform/event-store/stream-history.js';
import { storySentence } from './story-sentences.js';

/** All that happened to an order, oldest first, with the names that admins have today. */
@Injectable()
export class OrderStory {
  constructor(
    private readonly history: StreamHistory<ClosewiseEvent>,
    private readonly admins: AdminNames,
  ) {}

  async of(reportId: number, payments: readonly OrderPayment[]): Promise<OrderStep[]> {
    const [report, mails] = await Promise.all(
      [reportStream(reportId), reportMailsStream(reportId)].map((stream) => this.history.read(stream)),
    );
    const facts = [...report!, ...mails!, ...payments.flatMap((payment) => payment.facts)];
    const nameOf = await this.admins.read(fullReader);
    return facts
      .toSorted((one, other) => one.recordedAt.localeCompare(other.recordedAt))
      .flatMap((event) => stepOf(event, nameOf));
  }
}

function stepOf(event: RecordedEvent<ClosewiseEvent>, nameOf: (adminId: string) => string): OrderStep[] {
  const what = storySentence(event);
  const { actor } = event.meta;
  const by = actor.startsWith('admin:') ? nameOf(actor.slice('admin:'.length)) : actor;
  const reason = event.type === 'RefundRequested' ? event.data.reason : null;
  return what === null ? [] : [{ what, at: event.recordedAt, by, reason, eventType: event.type }];
}
