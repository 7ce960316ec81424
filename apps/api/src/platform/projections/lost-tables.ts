import type pg from 'pg';
import { schemaName } from './projection-names.js';
import type { Projection } from './projection.js';

type Asked = Pick<pg.ClientBase | pg.Pool, 'query'>;

/** Tables of a read model have gone from the database: no event is at fault, and only making them anew helps. */
export class ReadModelLostError extends Error {
  override readonly name = 'ReadModelLostError';
  constructor(name: string) {
    super(`its tables are lost: run projections rebuild ${name}`);
  }
}

/** Those of these projections whose schema, or a table in it, the database does not have. */
export async function lostOf(database: Asked, projections: readonly Projection[]): Promise<Projection[]> {
  const { rows } = await database.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname = any($1::text[])`,
    [projections.map(({ name }) => schemaName(name))],
  );
  const there = new Set(rows.map(({ name }) => name));
  return projections.filter((projection) => !tablesOf(projection).every((table) => there.has(table)));
}

/** What its DDL creates, as schema.table. */
export function tablesOf({ name, tables }: Pick<Projection, 'name' | 'tables'>): string[] {
  const created = tables.matchAll(/\bcreate table (\w+)/g);
  return Array.from(created, ([, table]) => `${schemaName(name)}.${table}`);
}
