import { ledgerSealStream } from '@closewise/domain/ledger';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Database } from '../../../platform/database/database.js';
import { EventStore, type Position, type RecordedEvent } from '../../../platform/event-store/event-store.js';
import { logPages } from '../../../platform/event-store/log-pages.js';
import { EventCodec } from '../../../platform/personal-data/event-codec.js';
import { Projections } from '../../../platform/projections/projection.js';
import { ledgerProjection } from '../../ledger/ledger.projection.js';
import { SealKeys } from '../seal-keys.js';
import { SealProgresses } from '../seal-progress.js';
import { BooksCheck, type BooksReport } from './books-check.js';
import { BooksReplay } from './books-replay.js';
import { ChainCheck, type ChainReport } from './chain-check.js';
import { type Difference, Differences } from './differences.js';
import { type KnownSeal, SealWitnesses } from './seal-witnesses.js';

/** What was checked and what differs; `differenceCount` may be more than are listed. */
export type LedgerReport = Readonly<{
  seals: ChainReport['intact'];
  unsealed: ChainReport['waiting'];
  readModels: BooksReport | null;
  differences: readonly Difference[];
  differenceCount: number;
}>;

/** Called after each page with the events read so far. */
export type VerifyProgress = (eventsRead: number) => void;

/** Facts wait half a minute for their seal; after this long somebody must ask why. */
const OVERDUE_MS = 60 * 60 * 1000;

/** Reads the log anew and compares it with its seals, and the books with what the log makes of them. */
@Injectable()
export class VerifyLedger {
  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly projections: Projections,
    private readonly keys: SealKeys,
    private readonly progresses: SealProgresses,
  ) {}

  async run(progress: VerifyProgress, known: KnownSeal | null = null): Promise<LedgerReport> {
    const differences = new Differences();
    const remembered = await this.progresses.find();
    const witnesses = new SealWitnesses(known, differences);
    const chain = new ChainCheck(witnesses.watch(this.sealsOfLog()), this.keys, differences);
    const readModels = await this.database.transaction(async (client) => {
      await client.query(`set transaction isolation level repeatable read, read only;
        set local idle_in_transaction_session_timeout = 0; set local timezone to 'UTC'`);
      return this.readLog(client, { chain, differences, progress });
    });
    const { intact, waiting } = await chain.end();
    if (!differences.has('removed', 'seal')) witnesses.end(remembered?.number ?? 0);
    if (waiting.since !== null && Date.now() - Date.parse(waiting.since) > OVERDUE_MS)
      differences.add(overdue(waiting.since));
    const { shown, count } = differences;
    return { seals: intact, unsealed: waiting, readModels, differences: shown, differenceCount: count };
  }

  private async readLog(
    client: PoolClient,
    {
      chain,
      differences,
      progress,
    }: { chain: ChainCheck; differences: Differences; progress: VerifyProgress },
  ): Promise<BooksReport | null> {
    const { rows } = await client.query<{ position: Position | null }>(
      'select position from durable.checkpoints where name = $1',
      [ledgerProjection.name],
    );
    const until = rows[0]?.position ?? null;
    const replay = new BooksReplay(this.store, this.codec);
    const schema = this.projections.schemaOf(ledgerProjection.name);
    const books = await BooksCheck.open(client, schema, replay, differences);
    let [read, fault] = [0, false];
    for await (const { events } of logPages(this.store, null)) {
      await chain.read(events);
      const booked = events.filter(({ position }) => this.store.compare(position, until) <= 0);
      try {
        if (!fault) await books.compare(await replay.enter(booked));
      } catch (error) {
        fault = true;
        differences.add(unreplayable(error as Error));
      }
      progress((read += events.length));
    }
    return fault ? null : books.end();
  }

  private async *sealsOfLog(): AsyncGenerator<RecordedEvent> {
    for await (const { events } of logPages(this.store, null))
      yield* events.filter(({ stream }) => stream === ledgerSealStream);
  }
}

const overdue = (since: string): Difference => ({
  kind: 'unsealed',
  where: since,
  text: `Facts wait for a seal since ${since}: no worker is running, or seals were removed`,
});

const unreplayable = ({ message }: Error): Difference => ({
  kind: 'replay',
  where: ledgerProjection.name,
  text: `The books cannot be replayed: ${message}`,
});
