import { Injectable } from '@nestjs/common';
import { actorInWords, actorKind, actorName, type RecordedActor } from '@closewise/domain/actor';
import type { SaleSplit } from '@closewise/domain/affiliation';
import type { DomainEvent } from '@closewise/domain/events';
import type { Payee } from '@closewise/domain/payee';
import { AdminNames, type NameOf } from '../../administration/index.js';
import { LedgerSentences, type NameActor, RunDecisions } from '../../ledger/index.js';
import type { Reader } from '../../platform/access/reader.js';
import { Database } from '../../platform/database/database.js';
import { EventStore, type RecordedEvent } from '../../platform/event-store/event-store.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import { EventCodec } from '../../platform/personal-data/event-codec.js';
import { Projections } from '../../platform/projections/projection.js';
import { SaleFacts } from './sale-facts.js';
import { accountNumber, ledgerReadModel } from './ledger.projection.js';
import { LedgerReferences } from './references.js';

type Fact = RecordedEvent<DomainEvent>;
type Place = Readonly<{ stream: string; revision: number }>;

/** One event behind an entry, in words. `at` is ISO UTC, `by` who caused it. */
export type ExplainedStep = Readonly<{
  what: string;
  at: string;
  by: string;
  stream: string;
  version: number;
  eventId: string;
  eventType: string;
}>;

/** Why the ledger has an entry, oldest step first. Payment and split are null if the entry is not about a sale. */
export type Explanation = Readonly<{
  paymentId: string | null;
  split: SaleSplit['data'] | null;
  steps: readonly ExplainedStep[];
}>;

/** Explains why a payment was shared as it was, and what an entry of the ledger is based on. */
@Injectable()
export class Explanations {
  constructor(
    private readonly references: LedgerReferences,
    private readonly sales: SaleFacts,
    private readonly decisions: RunDecisions,
    private readonly sentences: LedgerSentences,
    private readonly store: EventStore,
    private readonly codec: EventCodec<DomainEvent>,
    private readonly history: StreamHistory,
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly admins: AdminNames,
  ) {}

  /** `reference` is anything that `LedgerReferences` finds; refuses what it does not find. */
  async explain(reference: string, reader: Reader): Promise<Explanation> {
    const found = await this.references.find(reference);
    if ('paymentId' in found) {
      const { split, facts } = await this.sales.read(found.paymentId);
      return { paymentId: found.paymentId, split, steps: await this.stepsFor(facts, reader) };
    }
    const facts =
      'runId' in found
        ? [...(await this.decisions.find(found.runId)), ...(await this.readLine(found.runId, found.payee))]
        : await this.history.read(found.stream);
    return { paymentId: null, split: null, steps: await this.stepsFor(facts, reader) };
  }

  /** The events of a run that moved the payee's money, oldest first. */
  private async readLine(runId: string, { kind, id }: Payee): Promise<Fact[]> {
    const schema = this.projections.schemaOf(ledgerReadModel);
    const places = await this.database.query<Place>(
      `select distinct stream, revision from ${schema}.ledger_entries as entry
       join ${schema}.ledger_postings as posting on posting.entry = entry.number
       where run_id = $1 and account = ${accountNumber(schema, { kind: '$2', id: '$3' })}
       order by revision`,
      [runId, kind, id],
    );
    const events = await Promise.all(
      places.map(({ stream, revision }) => this.store.readStream(stream, { from: revision, limit: 1 })),
    );
    return this.codec.openEach(events.flat());
  }

  /** Leaves out events without a sentence, such as a declined card. */
  private async stepsFor(facts: readonly Fact[], reader: Reader): Promise<ExplainedStep[]> {
    const nameOf = await this.admins.read(reader);
    return facts.flatMap((fact) => {
      const { type, recordedAt: at, meta, stream, revision: version, id: eventId } = fact;
      const what = this.sentences.describe(fact, actorNames(reader, nameOf));
      const [kind, id] = meta.actor.split(':', 2);
      const by = kind === 'admin' && id !== undefined ? `admin ${nameOf(id)}` : kind!;
      return what === null ? [] : [{ what, at, by, stream, version, eventId, eventType: type }];
    });
  }
}

const actorNames =
  ({ personal }: Reader, nameOf: NameOf): NameActor =>
  (actor: RecordedActor) => {
    const kind = actorKind(actor);
    return actorInWords(kind, kind === 'operator' ? personal(actor) : actorName(actor, nameOf));
  };
