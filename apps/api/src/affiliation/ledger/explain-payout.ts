import { Injectable } from '@nestjs/common';
import type { ExplainedEvent } from '@closewise/domain/ledger';
import type { Payee } from '@closewise/domain/payee';
import { Database } from '../../platform/database/database.js';
import { EventStore, type RecordedEvent } from '../../platform/event-store/event-store.js';
import { EventCodec } from '../../platform/personal-data/event-codec.js';
import { Projections } from '../../platform/projections/projection.js';
import { ledgerReadModel } from './ledger.projection.js';
import { accountNumber } from './posting-queries.js';

type Fact = RecordedEvent<ExplainedEvent>;
type Place = Readonly<{ stream: string; revision: number }>;

/** So many facts before its first transfer say who prepared, approved and executed a run: what it drew comes before them. */
const BEFORE_TRANSFERS = 10;

/** Walks from a payout back to who prepared, approved and executed it. */
@Injectable()
export class ExplainPayout {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec<ExplainedEvent>,
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** The facts of a run that are about a payee or all of it, oldest first; the book holds the lines of all others, too. */
  async of(runId: string, payee: Payee): Promise<readonly Fact[]> {
    const places = await this.placesOf(runId, payee);
    const first = await this.firstOf(runId);
    const from = Math.max(0, first.revision - BEFORE_TRANSFERS);
    const before = await this.read({ ...first, revision: from }, first.revision - from);
    const own = await Promise.all(places.map((place) => this.read(place, 1)));
    return [...before.filter((fact) => isAbout(fact, runId)), ...own.flat()];
  }

  private placesOf(runId: string, { kind, id }: Payee): Promise<Place[]> {
    return this.database.query<Place>(
      `select distinct stream, revision from ${this.schema}.ledger_entries as entry
       join ${this.schema}.ledger_postings as posting on posting.entry = entry.number
       where run_id = $1 and account = ${accountNumber(this.schema, { kind: '$2', id: '$3' })}
       order by revision`,
      [runId, kind, id],
    );
  }

  private async firstOf(runId: string): Promise<Place> {
    const [first] = await this.database.query<Place>(
      `select stream, revision from ${this.schema}.ledger_entries where run_id = $1 order by revision limit 1`,
      [runId],
    );
    return first!;
  }

  private async read({ stream, revision }: Place, count: number): Promise<Fact[]> {
    if (count === 0) return [];
    return this.codec.openEach(await this.store.readStream(stream, { from: revision, limit: count }));
  }

  private get schema(): string {
    return this.projections.schemaOf(ledgerReadModel);
  }
}

const isAbout = (fact: Fact, runId: string): boolean =>
  (fact.type === 'PayoutRunPrepared' ||
    fact.type === 'PayoutRunApproved' ||
    fact.type === 'PayoutExecutionStarted') &&
  fact.data.runId === runId;
