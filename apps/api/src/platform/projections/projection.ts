import type { DomainEvent } from '@closewise/domain/events';
import type { CopyTarget } from '../database/copy-column.js';
import type { RecordedEvent } from '../event-store/event-store.js';

/** Runs SQL inside the projection's transaction with its own schema as search path. */
export type ProjectionSql = {
  (text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Adds many new rows, faster than any INSERT. */
  copy<Row>(target: CopyTarget<Row>, rows: readonly Row[]): Promise<void>;
};

/**
 * A disposable read model. Its schema is derived from the name: `reporting.report-status@1` lives in
 * `rm_reporting_report_status_v1`. Natural keys, no now(), no sequences: a rebuild gives the same bytes.
 * `Event` are the events of the catalogue that it folds; with `alsoBy` those may be all.
 */
export type Projection<Event extends DomainEvent = DomainEvent> = Readonly<{
  /** `module.read-model@n`; a changed shape is a new n. */
  name: `${string}.${string}@${number}`;
  /** Event types it folds; others never reach it. */
  handles: readonly Event['type'][];
  /** Folds events of every type, too, that these actors have caused. */
  alsoBy?: (actor: string) => boolean;
  /** Every statement that it makes: checked against the tables before anything starts; others are refused. */
  statements: readonly string[];
  /** The tables that it copies rows into, and their columns, which are checked alike. */
  copies?: readonly Readonly<{ table: string; columns: readonly Readonly<{ name: string }>[] }>[];
  /** DDL of its tables, unqualified; each has a primary key. */
  tables: string;
  /** Its tables name persons in clear, so they are written again after erasures. */
  holdsClearPersonalData?: true;
  /** The DDL of each secondary index; a rebuild makes them when the tables are full. */
  indexes?: readonly string[];
  /** Folds a batch (log order, personal data decrypted or null) and writes it in few statements. */
  project(events: readonly RecordedEvent<Event>[], sql: ProjectionSql): Promise<void>;
  /** The same for the pages of one large batch, of which a rebuild need not keep more than one in memory. */
  projectPages?(pages: AsyncIterable<readonly RecordedEvent<Event>[]>, sql: ProjectionSql): Promise<void>;
}>;

/** Where modules register their projections while they initialise (onModuleInit). */
export abstract class Projections {
  abstract register(projection: Projection): void;

  /** The live schema name, for queries: `select … from ${schema}.report_status`. */
  abstract schemaOf(name: string): string;

  /**
   * Waits up to `timeoutMs` (default 1000) until the projection has handled `position`, in whichever process it
   * runs, and answers whether it has.
   */
  abstract waitFor(name: string, position: string, timeoutMs?: number): Promise<boolean>;
}
