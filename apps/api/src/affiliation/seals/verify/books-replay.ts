import type { DomainEvent } from '@closewise/domain/events';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import {
  type Account,
  type AccountMonth,
  Books,
  type BookedSale,
  ledgerEventTypes,
  type LedgerEntry,
  type LedgerEvent,
  saleEventTypes,
} from '@closewise/domain/ledger';
import { UnreadableEventError } from '../../../platform/event-catalogue/unreadable-event.js';
import type { EventStore, Position, RecordedEvent } from '../../../platform/event-store/event-store.js';
import type { EventCodec } from '../../../platform/personal-data/event-codec.js';
import { ledgerEventsIn, toRecordedLedgerEvent } from '../../ledger/ledger-event.js';
import { nameOf } from '../sealed-facts.js';

const ofLedger: ReadonlySet<string> = new Set(ledgerEventTypes);
const saleTypes: ReadonlySet<string> = new Set(saleEventTypes);

/** An event from which no books can be made. */
export class UnreplayableEventError extends Error {
  override readonly name = 'UnreplayableEventError';
  constructor(
    readonly event: RecordedEvent<DomainEvent>,
    cause: unknown,
  ) {
    super(`${nameOf(event)} (${event.type}) cannot be posted to the books: ${(cause as Error).message}`, {
      cause,
    });
  }
}

function enterEach(events: readonly RecordedEvent<LedgerEvent>[], books: Books): void {
  for (const event of events) {
    try {
      books.post(toRecordedLedgerEvent(event));
    } catch (error) {
      throw new UnreplayableEventError(event, error);
    }
  }
}

/** The books as the log alone makes them: accounts and months in memory, entries page by page. */
export class BooksReplay {
  readonly accounts = new Map<string, Account>();
  readonly months = new Map<string, AccountMonth>();

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec<ClosewiseEvent>,
    private readonly until: Position | null,
  ) {}

  /**
   * Enters the next events of the log, as far as `until`; answers the entries they make. Throws UnreplayableEventError.
   */
  async post(events: readonly RecordedEvent[]): Promise<LedgerEntry[]> {
    const ours = await this.read(events.filter((event) => this.isOurs(event)));
    const books = new Books(this.accounts, await this.salesBefore(ours));
    enterEach(ours, books);
    for (const [key, { sales, cents }] of books.months) {
      const before = this.months.get(key) ?? { sales: 0, cents: 0 };
      this.months.set(key, { sales: before.sales + sales, cents: before.cents + cents });
    }
    return books.entries;
  }

  /** Sales of earlier pages that are changed now, from their own streams: all sales in memory would be too many. */
  private async salesBefore(events: readonly RecordedEvent<LedgerEvent>[]): Promise<Map<string, BookedSale>> {
    const firsts = new Map<string, number>();
    for (const { stream, revision, type } of events)
      if (saleTypes.has(type) && !firsts.has(stream)) firsts.set(stream, revision);
    const changed = [...firsts].filter(([, revision]) => revision > 0);
    const known = await Promise.all(changed.map(([stream, revision]) => this.saleBefore(stream, revision)));
    return new Map(known.flatMap((sale, index) => (sale ? [[changed[index]![0], sale]] : [])));
  }

  private async saleBefore(stream: string, revision: number): Promise<BookedSale | undefined> {
    const events = (await this.store.readStream(stream)).filter((event) => event.revision < revision);
    const books = new Books();
    enterEach(await this.read(events), books);
    return books.sales.get(stream);
  }

  private async read(events: readonly RecordedEvent[]): Promise<RecordedEvent<LedgerEvent>[]> {
    try {
      return ledgerEventsIn(await this.codec.openEach(events));
    } catch (error) {
      throw error instanceof UnreadableEventError
        ? new UnreplayableEventError(error.event, error.cause)
        : error;
    }
  }

  /** What the catalogue does not know may belong to the books, too: it is not passed over. */
  private isOurs({ type, position }: RecordedEvent): boolean {
    return (
      (ofLedger.has(type) || !this.codec.known.has(type)) && this.store.compare(position, this.until) <= 0
    );
  }
}
