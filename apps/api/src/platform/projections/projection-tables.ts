import type { DomainEvent } from '@closewise/domain/events';
import pg, { type PoolClient } from 'pg';
import { type CopyTarget, copyRows } from '../database/copy-rows.js';
import type { RecordedEvent } from '../event-store/event-store.js';
import { type Projection, type ProjectionSql, schemaName } from './projection.js';

/** Drops and creates the schema with its tables, without secondary indexes. */
export async function createTables(
  client: PoolClient,
  schema: string,
  { tables }: Projection,
): Promise<void> {
  const name = pg.escapeIdentifier(schema);
  await client.query(`drop schema if exists ${name} cascade`);
  await client.query(`create schema ${name}`);
  await useSchema(client, schema);
  await client.query(tables);
}

/** Creates a secondary index of a projection. */
export async function createIndex(client: PoolClient, schema: string, index: string): Promise<void> {
  await useSchema(client, schema);
  // Enough to sort a million rows in memory; Postgres takes only what it needs.
  await client.query(`set local maintenance_work_mem to '256MB'`);
  await client.query(index);
}

/** Folds a batch into the tables of `schema`, in the client's transaction. */
export async function project(
  client: PoolClient,
  schema: string,
  projection: Projection,
  events: readonly RecordedEvent<DomainEvent>[],
): Promise<void> {
  await useSchema(client, schema);
  await projection.project(events, bindSql(client, projection, true));
}

/** Folds the pages of a batch; a projection without `projectPages` gets them as one batch. */
export async function projectPages(
  client: PoolClient,
  schema: string,
  projection: Projection,
  pages: AsyncIterable<readonly RecordedEvent<DomainEvent>[]>,
): Promise<void> {
  await useSchema(client, schema);
  if (projection.projectPages) return projection.projectPages(pages, bindSql(client, projection));
  const events: RecordedEvent<DomainEvent>[] = [];
  for await (const page of pages) events.push(...page);
  if (events.length > 0) await projection.project(events, bindSql(client, projection));
}

/** `prepared`: each connection parses and plans a statement once, which is most of the cost of a small batch. */
const bindSql = (client: PoolClient, { name, statements }: Projection, prepared = false): ProjectionSql =>
  Object.assign(
    async (text: string, values: readonly unknown[] = []) => {
      const index = statements.indexOf(text);
      if (index < 0) throw new Error(`${name} runs a statement that it does not declare`);
      const statement = { text, values: [...values], ...(prepared && { name: `${name} ${index}` }) };
      const { rows } = await client.query<Record<string, unknown>>(statement);
      return rows;
    },
    {
      copy: <Row>(target: CopyTarget<Row>, rows: readonly Row[]) => copyRows(client, target, rows),
    },
  );

/** For the rest of the transaction. In UTC, so that times as text do not depend on the server's time zone. */
export async function useSchema(client: PoolClient, schema: string): Promise<void> {
  await client.query(`set local search_path to ${pg.escapeIdentifier(schema)}; set local timezone to 'UTC'`);
}

type Queryable = Pick<pg.ClientBase | pg.Pool, 'query'>;

/** The tables of a read model are missing; only a rebuild helps. */
export class ReadModelLostError extends Error {
  override readonly name = 'ReadModelLostError';
  constructor(name: string) {
    super(`its tables are lost: run projections rebuild ${name}`);
  }
}

/** Which of these projections lack their schema or a table in the database. */
export async function findLostReadModels(
  database: Queryable,
  projections: readonly Projection[],
): Promise<Projection[]> {
  const { rows } = await database.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname = any($1::text[])`,
    [projections.map(({ name }) => schemaName(name))],
  );
  const there = new Set(rows.map(({ name }) => name));
  return projections.filter((projection) => !tablesOf(projection).every((table) => there.has(table)));
}

/** The tables that a projection's DDL creates, as schema.table. */
export function tablesOf({ name, tables }: Pick<Projection, 'name' | 'tables'>): string[] {
  const created = tables.matchAll(/\bcreate table (\w+)/g);
  return Array.from(created, ([, table]) => `${schemaName(name)}.${table}`);
}
