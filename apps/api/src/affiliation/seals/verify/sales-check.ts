import { findSaleFault, saleEventTypes, saleStream, type SaleEvent } from '@closewise/domain/affiliation';
import {
  paymentRecordOf,
  paymentStream,
  type PaymentEvent,
  type PaymentRecord,
} from '@closewise/domain/billing/facts';
import type { DomainEvent } from '@closewise/domain/events';
import { UnreadableEventError } from '../../../platform/event-catalogue/unreadable-event.js';
import type { EventStore, RecordedEvent } from '../../../platform/event-store/event-store.js';
import type { EventCodec } from '../../../platform/personal-data/event-codec.js';
import { nameOf } from '../sealed-facts.js';
import type { Differences } from './differences.js';

const saleTypes: ReadonlySet<string> = new Set(saleEventTypes);

/** A sale follows its payment within seconds. Older payments are read from their streams. */
const REMEMBERED_PAYMENTS = 20_000;

/** Checks that each sale, reversal and restoration follows from what was recorded before about its payment. */
export class SalesCheck {
  /** The newest payments by stream, oldest first. */
  private readonly recent = new Map<string, RecordedEvent>();

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec<DomainEvent>,
    private readonly differences: Differences,
  ) {}

  /** The next events of the log. */
  async read(events: readonly RecordedEvent[]): Promise<void> {
    for (const event of events) {
      if (event.type === 'PaymentSucceeded') this.remember(event);
      else if (saleTypes.has(event.type)) await this.check(event);
    }
  }

  /** A payment succeeds once: the first event counts. */
  private remember(event: RecordedEvent): void {
    if (this.recent.has(event.stream)) return;
    this.recent.set(event.stream, event);
    if (this.recent.size > REMEMBERED_PAYMENTS) this.recent.delete(this.recent.keys().next().value!);
  }

  private async check(event: RecordedEvent): Promise<void> {
    const fault = await this.faultOf(event).catch((error: unknown) => {
      // BooksCheck reports an unreadable event of the sale, this check one of the payment.
      if (error instanceof UnreadableEventError)
        return `depends on ${nameOf(error.event)}, which cannot be read`;
      throw error;
    });
    if (fault === null) return;
    const text = `${nameOf(event)} (${event.type}) ${fault}`;
    this.differences.add({ kind: 'sale', where: nameOf(event), text });
  }

  private async faultOf(event: RecordedEvent): Promise<string | null> {
    const [fact] = (await this.codec.openEach([event])) as [RecordedEvent<SaleEvent>];
    const { stream } = fact;
    const isOrderly = stream === saleStream(fact.data.paymentId);
    const earlier = isOrderly && fact.revision > 0 ? await this.before(event, stream) : [];
    const payment = await this.paymentBefore(event, fact);
    return findSaleFault({ event: fact, stream, earlier: earlier as unknown as SaleEvent[], payment });
  }

  private async paymentBefore(
    event: RecordedEvent,
    { type, data }: RecordedEvent<SaleEvent>,
  ): Promise<PaymentRecord> {
    const stream = paymentStream(data.paymentId);
    const paid = this.recent.get(stream);
    const facts =
      type === 'SaleSplit' && paid ? await this.codec.openEach([paid]) : await this.before(event, stream);
    return paymentRecordOf(facts as unknown as PaymentEvent[]);
  }

  /** The events of the stream before this one in the log. */
  private async before(event: RecordedEvent, stream: string): Promise<RecordedEvent<DomainEvent>[]> {
    const stored = await this.store.readStream(stream);
    return this.codec.openEach(
      stored.filter(({ position }) => this.store.compare(position, event.position) < 0),
    );
  }
}
