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
import { SealProgressStore } from '../seal-progress.js';
import { BooksCheck, type BooksReport } from './books-check.js';
import { BooksReplay } from './books-replay.js';
import { ChainCheck, type ChainReport, type KnownSeal, KnownSealsCheck } from './chain-check.js';
import { type Difference, Differences } from './differences.js';
import { SalesCheck } from './sales-check.js';

/** The result of a verification. `differenceCount` may be larger than the list. */
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

/** Facts wait half a minute for their seal. A longer wait is reported. */
const OVERDUE_MS = 60 * 60 * 1000;
/** Seals read at once. A seal of a thousand facts has about 100 KB. */
const SEALS_READ = 10;

/** Reads the whole log, and compares it with its seals, sales with their payments, and the books with the log. */
@Injectable()
export class VerifyLedger {
  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly codec: EventCodec<DomainEvent>,
    private readonly projections: Projections,
    private readonly keys: SealKeys,
    private readonly progresses: SealProgressStore,
    private readonly rules: PostingRulebook,
  ) {}

  async run(progress: VerifyProgress, known: KnownSeal | null = null): Promise<LedgerReport> {
    const differences = new Differences();
    const knownSeals = new KnownSealsCheck(known, await this.progresses.find(), differences);
    const { chain, readModels } = await this.database.transaction(async (client) => {
      await client.query(`set transaction isolation level repeatable read, read only;
        set local idle_in_transaction_session_timeout = 0; set local timezone to 'UTC'`);
      const books = await this.booksOf(client, differences);
      // The log is read up to here, where it is not behind the books.
      const end = await this.store.head();
      const sales = new SalesCheck(this.store, this.codec, differences);
      const chain = new ChainCheck(knownSeals.watch(this.sealsUntil(end)), this.keys, differences);
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
    if (isWhole) knownSeals.end();
    if (waiting.since !== null && (await this.isOverdue(waiting.since)))
      differences.add(overdue(waiting.since));
    const { shown, count } = differences;
    return { seals: intact, unsealed: waiting, readModels, keys, differences: shown, differenceCount: count };
  }

  /** Uses the log's clock, because this machine's may be wrong. */
  private async isOverdue(since: string): Promise<boolean> {
    const now = (await this.store.clockTime()) ?? since;
    return Date.parse(now) - Date.parse(since) > OVERDUE_MS;
  }

  private async booksOf(client: PoolClient, differences: Differences): Promise<BooksCheck> {
    const name = ledgerReadModel;
    const checkpoint = await this.database.table(CheckpointRow, client).findOneBy({ name });
    if (!checkpoint)
      throw new WrongVariableError(`${name} was never built. Start a worker, then verify again`);
    const replay = new BooksReplay(this.store, this.codec, this.rules, checkpoint.position);
    return BooksCheck.open(client, this.projections.schemaOf(name), replay, differences);
  }

  private async *sealsUntil(end: Position | null): AsyncGenerator<RecordedEvent> {
    let part = await this.sealsFrom(0);
    while (part.length > 0) {
      // The next seals are read while these are checked.
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
  text: `Facts have waited for a seal since ${since}: no worker is running, or seals were removed`,
});

/** The report as lines of name and value, the differences last. */
export function reportLines({
  seals,
  unsealed,
  readModels,
  keys,
  differences,
  differenceCount,
}: LedgerReport): string[] {
  const { number, sealedFacts, chainHash, sealedAt } = seals;
  const lines = [
    ...(sealedFacts + unsealed.facts === 0
      ? [['nothing to verify', 'the log of this database has no fact that decides money']]
      : []),
    ['facts sealed and unchanged', sealedFacts],
    ...(sealedAt === null ? [] : [['last intact seal', `${number}:${chainHash}`, sealedAt]]),
    [
      'facts waiting for a seal',
      unsealed.facts,
      ...(unsealed.since === null ? [] : [`since ${unsealed.since}`]),
    ],
    ...(readModels === null
      ? []
      : [['rows compared', readModels.entries + readModels.accounts + readModels.months]]),
    // Each key after the first one replaced the one before.
    ...keys
      .slice(1)
      .map(({ keyId, fromSeal, since }) => [`key changed to ${keyId}`, `from seal ${fromSeal} on`, since]),
    ['differences', differenceCount],
    ...differences.map(({ kind, text }) => [kind, text]),
  ];
  const more = differenceCount - differences.length;
  return [...lines.map((line) => line.join('\t')), ...(more > 0 ? [`and ${more} more`] : [])];
}
