import type { DomainEvent } from '@closewise/domain/events';
import pg, { type PoolClient } from 'pg';
import type { CopyTarget } from '../database/copy-column.js';
import { copyRows } from '../database/copy-rows.js';
import type { RecordedEvent } from '../event-store/event-store.js';
import type { Projection, ProjectionSql } from './projection.js';

/** Makes the schema with its tables anew, without the secondary indexes. */
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

/** Makes a secondary index of a projection. */
export async function createIndex(client: PoolClient, schema: string, index: string): Promise<void> {
  await useSchema(client, schema);
  // Enough to sort a million rows at once; Postgres takes no more of it than it needs.
  await client.query(`set local maintenance_work_mem to '256MB'`);
  await client.query(index);
}

/** Folds a batch into the tables of `schema`, in the transaction of the client. */
export async function project(
  client: PoolClient,
  schema: string,
  projection: Projection,
  events: readonly RecordedEvent<DomainEvent>[],
): Promise<void> {
  await useSchema(client, schema);
  await projection.project(events, sqlOf(client, projection, true));
}

/** Folds the pages of a batch as `project` does; a projection that takes no pages gets them as one. */
export async function projectPages(
  client: PoolClient,
  schema: string,
  projection: Projection,
  pages: AsyncIterable<readonly RecordedEvent<DomainEvent>[]>,
): Promise<void> {
  await useSchema(client, schema);
  if (projection.projectPages) return projection.projectPages(pages, sqlOf(client, projection));
  const events: RecordedEvent<DomainEvent>[] = [];
  for await (const page of pages) events.push(...page);
  if (events.length > 0) await projection.project(events, sqlOf(client, projection));
}

/** `prepared`: each connection reads and plans a statement once, which is most of what a small batch costs. */
const sqlOf = (client: PoolClient, { name, statements }: Projection, prepared = false): ProjectionSql =>
  Object.assign(
    async (text: string, values: readonly unknown[] = []) => {
      const index = statements.indexOf(text);
      if (index < 0) throw new Error(`${name} makes a statement that it does not declare`);
      const statement = { text, values: [...values], ...(prepared && { name: `${name} ${index}` }) };
      const { rows } = await client.query<Record<string, unknown>>(statement);
      return rows;
    },
    {
      copy: <Row>(target: CopyTarget<Row>, rows: readonly Row[]) => copyRows(client, target, rows),
    },
  );

/** For the rest of the transaction. UTC, so that a rendered time never depends on the server's zone. */
export async function useSchema(client: PoolClient, schema: string): Promise<void> {
  await client.query(`set local search_path to ${pg.escapeIdentifier(schema)}; set local timezone to 'UTC'`);
}
