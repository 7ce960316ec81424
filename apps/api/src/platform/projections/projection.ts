import type { DomainEvent } from '@closewise/domain/events';
import type { CopyTarget } from '../database/copy-rows.js';
import type { RecordedEvent } from '../event-store/event-store.js';

/** Runs SQL in the projection's transaction, with its schema as search path. */
export type ProjectionSql = {
  (text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Inserts many rows, faster than INSERT. */
  copy<Row>(target: CopyTarget<Row>, rows: readonly Row[]): Promise<void>;
};

/**
 * A disposable read model. Its schema is derived from the name: `reporting.report-status@1` has
 * `rm_reporting_report_status_v1`. Natural keys, no now(), no sequences, so that a rebuild gives the same bytes. `Event`
 * is the union of the events it folds; with `alsoBy` it may be all.
 */
export type Projection<Event extends DomainEvent = DomainEvent> = Readonly<{
  /** `module.read-model@n`; another shape needs a new n. */
  name: `${string}.${string}@${number}`;
  /** Event types it folds; others never reach it. */
  handles: readonly Event['type'][];
  /** Also folds events of any type by these actors. */
  alsoBy?: (actor: string) => boolean;
  /** All its statements: they are checked against the tables at start; others are refused. */
  statements: readonly string[];
  /** The tables and columns it copies rows into, checked likewise. */
  copies?: readonly Readonly<{ table: string; columns: readonly Readonly<{ name: string }>[] }>[];
  /** DDL of its tables, unqualified; each has a primary key. */
  tables: string;
  /** Its tables contain personal data in clear text, so they are rebuilt after erasures. */
  holdsClearPersonalData?: true;
  /** DDL of secondary indexes; a rebuild creates them after filling the tables. */
  indexes?: readonly string[];
  /** Folds a batch (in log order, personal data decrypted or null) in few statements. */
  project(events: readonly RecordedEvent<Event>[], sql: ProjectionSql): Promise<void>;
  /** The same for one large batch page by page, so that a rebuild need not keep it in memory. */
  projectPages?(pages: AsyncIterable<readonly RecordedEvent<Event>[]>, sql: ProjectionSql): Promise<void>;
}>;

/** Modules register their projections here while they initialize (onModuleInit). */
export abstract class Projections {
  abstract register(projection: Projection): void;

  /** The live schema name, for queries: `select … from ${schema}.report_status`. */
  abstract schemaOf(name: string): string;

  /**
   * Waits up to `timeoutMs` (default 1000) until the projection has handled `position`, in any process; false when it
   * has not.
   */
  abstract waitFor(name: string, position: string, timeoutMs?: number): Promise<boolean>;
}

/** `reporting.report-status@1` has the schema `rm_reporting_report_status_v1`. */
export function schemaName(projection: string): string {
  const parts = /^([a-z][a-z0-9-]*)\.([a-z][a-z0-9-]*)@([1-9]\d*)$/.exec(projection);
  if (!parts) throw new Error(`${projection} is not a projection name: module.read-model@n`);
  const [, module, readModel, version] = parts;
  const schema = `rm_${module}_${readModel}_v${version}`.replaceAll('-', '_');
  if (schema.length > 50) throw new Error(`${projection} is too long for a schema name`);
  return schema;
}
