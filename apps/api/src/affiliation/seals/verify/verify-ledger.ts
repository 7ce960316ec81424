import type { DomainEvent } from '@closewise/domain/events';
import { ledgerSealStream, PostingRulebook } from '@closewise/domain/ledger';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { WrongVariableError } from '../../../platform/config/startup/startup-error.js';
import { Database } from '../../../platform/database/database.js';
import { EventStore, type Position, type RecordedEvent } from '../../../platform/event-store/event-store.js';
import { readLogPages } from '../../../platform/event-store/log-pages.js';
import { EventCodec } from '../../../platform/personal-data/event-codec.js';
import { CheckpointRow } from '../../../platform/projections/checkpoints.js';
import { Projections } from '../../../platform/projections/projection.js';
import { ledgerReadModel } from '../../ledger/ledger.projection.js';
import { SealKeys } from '../seal-keys.js';
import { SealProgresses } from '../seal-progress.js';
import { BooksCheck, type BooksReport } from './books-check.js';
import { BooksReplay } from './books-replay.js';
import { ChainCheck, type ChainReport } from './chain-check.js';
import { type Difference, Differences } from './differences.js';
import { SalesCheck } from './sales-check.js';
import { type KnownSeal, SealWitnesses } from './seal-witnesses.js';

/** What was checked and what differs; `differenceCount` may be more than are listed. */
export type LedgerReport = Readonly<{
  seals: ChainReport['intact'];
  unsealed: ChainReport['waiting'];
  readModels: BooksReport | null;
  keys: ChainReport['keys'];
  differences: readonly Difference[];
  differenceCount: number;
}>;

/** Called after each page with the events read so far. */
export type VerifyProgress = (eventsRead: number) => void;

/** Facts wait half a minute for their seal; after this long somebody must ask why. */
const OVERDUE_MS = 60 * 60 * 1000;
/** A seal of a thousand facts has some 100 KB. */
const SEALS_READ = 10;

/** Reads the log again: compares it with its seals, its sales with their payments, and the books with the log. */
@Injectable()
export class VerifyLedger {
  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly codec: EventCodec<DomainEvent>,
    private readonly projections: Projections,
    private readonly keys: SealKeys,
    private readonly progresses: SealProgresses,
    private readonly rules: PostingRulebook,
  ) {}

  async run(progress: VerifyProgress, known: KnownSeal | null = null): Promise<LedgerReport> {
    const differences = new Differences();
    const witnesses = new SealWitnesses(known, await this.progresses.find(), differences);
    const { chain, readModels } = await this.database.transaction(async (client) => {
      await client.query(`set transaction isolation level repeatable read, read only;
        set local idle_in_transaction_session_timeout = 0; set local timezone to 'UTC'`);
      const books = await this.booksOf(client, differences);
      // Facts and seals are read side by side. Both end here, where the log is not behind the books.
      const end = await this.store.head();
      const sales = new SalesCheck(this.store, this.codec, differences);
      const chain = new ChainCheck(witnesses.watch(this.sealsUntil(end)), this.keys, differences);
      let read = 0;
      for await (const { events } of readLogPages(this.store, null, end)) {
        await chain.read(events);
        await sales.read(events);
        await books.read(events);
        progress((read += events.length));
      }
      return { chain: await chain.end(), readModels: await books.end() };
    });
    const { intact, waiting, isWhole, keys } = chain;
    if (isWhole) witnesses.end();
    if (waiting.since !== null && (await this.isOverdue(waiting.since)))
      differences.add(overdue(waiting.since));
    const { shown, count } = differences;
    return { seals: intact, unsealed: waiting, readModels, keys, differences: shown, differenceCount: count };
  }

  /** By the clock that stamped the facts: this machine's may be hours off. */
  private async isOverdue(since: string): Promise<boolean> {
    const now = (await this.store.clockTime()) ?? since;
    return Date.parse(now) - Date.parse(since) > OVERDUE_MS;
  }

  private async booksOf(client: PoolClient, differences: Differences): Promise<BooksCheck> {
    const name = ledgerReadModel;
    const checkpoint = await this.database.table(CheckpointRow, client).findOneBy({ name });
    if (!checkpoint)
      throw new WrongVariableError(`${name} was never made: start a worker, then verify again`);
    const replay = new BooksReplay(this.store, this.codec, this.rules, checkpoint.position);
    return BooksCheck.open(client, this.projections.schemaOf(name), replay, differences);
  }

  private async *sealsUntil(end: Position | null): AsyncGenerator<RecordedEvent> {
    let part = await this.sealsFrom(0);
    while (part.length > 0) {
      // The next seals come while these are worked on.
      const next = this.sealsFrom(part.at(-1)!.revision + 1);
      next.catch(() => undefined);
      yield* part.filter(({ position }) => this.store.compare(position, end) <= 0);
      part = await next;
    }
  }

  private sealsFrom(from: number): Promise<RecordedEvent[]> {
    return this.store.readStream(ledgerSealStream, { from, limit: SEALS_READ });
  }
}

const overdue = (since: string): Difference => ({
  kind: 'unsealed',
  where: since,
  text: `Facts wait for a seal since ${since}: no worker is running, or seals were removed`,
});
