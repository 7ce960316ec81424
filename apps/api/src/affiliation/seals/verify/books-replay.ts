import type { DomainEvent } from '@closewise/domain/events';
import {
  type AccountMonth,
  type AccountState,
  Books,
  type BookedSale,
  isOfSale,
  type LedgerEntry,
  type LedgerFact,
  type PostingRulebook,
} from '@closewise/domain/ledger';
import { UnreadableEventError } from '../../../platform/event-catalogue/unreadable-event.js';
import type { EventStore, Position, RecordedEvent } from '../../../platform/event-store/event-store.js';
import type { EventCodec } from '../../../platform/personal-data/event-codec.js';
import { toLedgerFact } from '../../ledger/ledger.projection.js';
import { nameOf } from '../sealed-facts.js';

/** An event that cannot be posted to the books. */
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

type PostableEvent = Readonly<{ event: RecordedEvent<DomainEvent>; fact: LedgerFact }>;

function postEach(facts: readonly PostableEvent[], books: Books): void {
  for (const { event, fact } of facts) {
    try {
      books.post(fact);
    } catch (error) {
      throw new UnreplayableEventError(event, error);
    }
  }
}

/** Folds the books from the log alone: accounts and months in memory, entries page by page. */
export class BooksReplay {
  readonly accounts = new Map<string, AccountState>();
  readonly months = new Map<string, AccountMonth>();

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec<DomainEvent>,
    private readonly rules: PostingRulebook,
    private readonly until: Position | null,
  ) {}

  /**
   * Posts the next events of the log up to `until`, and returns their entries. Throws UnreplayableEventError.
   */
  async post(events: readonly RecordedEvent[]): Promise<LedgerEntry[]> {
    const ours = await this.read(events.filter((event) => this.isOurs(event)));
    const books = new Books(this.accounts, await this.salesBefore(ours));
    postEach(ours, books);
    for (const [key, { sales, cents }] of books.months) {
      const before = this.months.get(key) ?? { sales: 0, cents: 0 };
      this.months.set(key, { sales: before.sales + sales, cents: before.cents + cents });
    }
    return books.entries;
  }

  /** Reads earlier sales that change now from their streams, because all sales would not fit in memory. */
  private async salesBefore(opened: readonly PostableEvent[]): Promise<Map<string, BookedSale>> {
    const firsts = new Map<string, number>();
    for (const { fact } of opened) {
      const { item, stream, revision } = fact;
      if ('kind' in item && isOfSale(item.kind) && !firsts.has(stream)) firsts.set(stream, revision);
    }
    const changed = [...firsts].filter(([, revision]) => revision > 0);
    const known = await Promise.all(changed.map(([stream, revision]) => this.saleBefore(stream, revision)));
    return new Map(known.flatMap((sale, index) => (sale ? [[changed[index]![0], sale]] : [])));
  }

  private async saleBefore(stream: string, revision: number): Promise<BookedSale | undefined> {
    const events = (await this.store.readStream(stream)).filter((event) => event.revision < revision);
    const books = new Books();
    postEach(await this.read(events), books);
    return books.sales.get(stream);
  }

  private async read(events: readonly RecordedEvent[]): Promise<PostableEvent[]> {
    try {
      const opened = await this.codec.openEach(events);
      return opened
        .filter(({ type }) => this.rules.has(type))
        .map((event) => ({ event, fact: this.factOf(event) }));
    } catch (error) {
      throw error instanceof UnreadableEventError
        ? new UnreplayableEventError(error.event, error.cause)
        : error;
    }
  }

  private factOf(event: RecordedEvent<DomainEvent>): LedgerFact {
    try {
      return toLedgerFact(this.rules, event);
    } catch (error) {
      throw new UnreplayableEventError(event, error);
    }
  }

  /** An unknown event may belong to the books, so it is not skipped. */
  private isOurs({ type, position }: RecordedEvent): boolean {
    return (
      (this.rules.has(type) || !this.codec.known.has(type)) && this.store.compare(position, this.until) <= 0
    );
  }
}
