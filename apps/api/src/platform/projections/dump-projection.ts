import { createHash } from 'node:crypto';
import pg, { type PoolClient } from 'pg';

const FETCHED_ROWS = 5000;

type KeyedTable = { name: string; key: string[] };

/** SHA-256 of all tables and rows of a projection's schema, ordered by primary keys. */
export async function hashOfProjection(client: PoolClient, schema: string): Promise<string> {
  const hash = createHash('sha256');
  await dumpProjection(client, schema, (line) => hash.update(`${line}\n`));
  return hash.digest('hex');
}

/** Writes all tables and rows, ordered by primary keys; call it in a transaction. */
export async function dumpProjection(
  client: PoolClient,
  schema: string,
  write: (line: string) => void,
): Promise<void> {
  await client.query(
    `set local timezone to 'UTC'; set local datestyle to 'ISO'; set local extra_float_digits to 3`,
  );
  for (const { name, key } of await tablesOf(client, schema)) {
    write(name);
    const order = key.map((column) => `t.${pg.escapeIdentifier(column)}::text collate "C"`).join(', ');
    const from = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    await client.query(
      `declare dump no scroll cursor for select t::text as row from ${from} t order by ${order}`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${FETCHED_ROWS} from dump`);
      for (const { row } of rows) write(row);
      if (rows.length < FETCHED_ROWS) break;
    }
    await client.query('close dump');
  }
}

async function tablesOf(client: PoolClient, schema: string): Promise<KeyedTable[]> {
  const { rows } = await client.query<KeyedTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as key
       from pg_class c
       join pg_index i on i.indrelid = c.oid and i.indisprimary
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where c.relnamespace = $1::regnamespace and c.relkind = 'r'
      group by c.relname order by c.relname collate "C"`,
    [schema],
  );
  return rows;
}
