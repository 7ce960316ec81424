import pg from 'pg';
import type { Database } from '../../src/platform/database/database.js';

/** What a template holds, for `restore`. */
export type Contents = Readonly<{
  schemas: readonly string[];
  schema: string;
  tables: readonly Table[];
  sequences: string;
}>;
type Table = Readonly<{ name: string; columns: string; rows: string | null }>;

const IS_OURS = `nspname !~ '^(pg_|information_schema)'`;

/**
 * One value for all that statements other than those on rows can make, change or drop. Read models that were built again
 * count as those before: their tables are others, but the same.
 */
const SCHEMA = `with tables as (
  select c.oid, format('%s.%s %s', nspname, relname, case when nspname not like 'rm\\_%' then c.oid end) as name
    from pg_class c join pg_namespace n on n.oid = relnamespace where ${IS_OURS}
) select md5(string_agg(part, ',' order by part)) as schema from (
  select name as part from tables
  union all select format('%s %s %s %s %s', name, attnum, attname, atttypid, attnotnull)
    from pg_attribute join tables on tables.oid = attrelid
  union all select pg_get_indexdef(indexrelid) from pg_index join tables on tables.oid = indexrelid
  union all select format('%s %s %s', name, conname, pg_get_constraintdef(c.oid))
    from pg_constraint c left join tables on tables.oid = conrelid where c.oid >= 16384
  union all select format('%s %s', oid, xmin) from pg_proc where oid >= 16384
  union all select format('%s %s', oid, xmin) from pg_trigger
  union all select nspname::text from pg_namespace where ${IS_OURS}
) as parts`;

const TABLES = `select format('%I.%I', nspname, relname) as name,
    (select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = relnamespace where relkind = 'r' and ${IS_OURS}`;

const SCHEMAS = `select nspname as name from pg_namespace where ${IS_OURS} order by nspname`;

/** Of those that have a page, which even a table has whose rows are gone. */
const WRITTEN = `select format('%I.%I', nspname, relname) as name, pg_relation_size(c.oid) > 262144 as big
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and ${IS_OURS} and pg_relation_size(c.oid) > 0`;

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name from pg_sequences`;

export async function contentsOf(database: Database): Promise<Contents> {
  const tables = [];
  for (const { name, columns } of await database.query<Omit<Table, 'rows'>>(TABLES)) {
    const [all] = await database.query<Pick<Table, 'rows'>>(
      `select json_agg(t)::text as rows from ${name} t`,
    );
    tables.push({ name, columns, rows: all!.rows });
  }
  const values = [];
  for (const { name } of await database.query<{ name: string }>(SEQUENCES)) {
    const [value] = await database.query<{ call: string }>(
      `select format('setval(%L, %s, %L)', '${name}', last_value, is_called) as call from ${name}`,
    );
    values.push(value!.call);
  }
  const schemas = (await database.query<{ name: string }>(SCHEMAS)).map(({ name }) => name);
  return { schemas, schema: await schemaOf(database), tables, sequences: values.join(', ') };
}

/**
 * Makes a used copy of a template as new; false when its tables are others by now, or somebody still holds one of them.
 * Much cheaper than another copy, to which nobody is connected.
 */
export async function restore(database: Database, contents: Contents): Promise<boolean> {
  try {
    await dropOthers(database, contents);
    if ((await schemaOf(database)) !== contents.schema) return false;
    await restoreRows(database, contents);
    return true;
  } catch (error) {
    if (HELD.has((error as { code?: string }).code)) return false;
    throw error;
  }
}

/** Read models of a test, say. */
async function dropOthers(database: Database, { schemas }: Contents): Promise<void> {
  const there = await database.query<{ name: string }>(SCHEMAS);
  const others = there.flatMap(({ name }) => (schemas.includes(name) ? [] : pg.escapeIdentifier(name)));
  if (others.length === 0) return;
  await database.transaction(async (client) => {
    await client.query(`set local lock_timeout = '1s'; drop schema ${others.join(', ')} cascade`);
  });
}

async function restoreRows(database: Database, { tables, sequences }: Contents): Promise<void> {
  const written = await database.query<{ name: string; big: boolean }>(WRITTEN);
  // A truncated table and its indexes are new files, which take longer than to delete a few rows.
  const small = written.filter(({ big }) => !big).map(({ name }) => `delete from ${name}`);
  const big = written.flatMap((table) => (table.big ? [table.name] : []));
  await database.transaction(async (client) => {
    await client.query(`set local lock_timeout = '1s'; set local session_replication_role = replica`);
    if (big.length > 0) await client.query(`truncate ${big.join(', ')} cascade`);
    await client.query(small.join('; '));
    for (const { name, columns, rows } of tables.filter((table) => table.rows !== null)) {
      await client.query(
        `insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${name}, $1)`,
        [rows],
      );
    }
    if (sequences) await client.query(`select ${sequences}`);
  });
}

/** A lock that was not given in time, and a deadlock. */
const HELD = new Set<string | undefined>(['55P03', '40P01']);

async function schemaOf(database: Database): Promise<string> {
  const [row] = await database.query<{ schema: string }>(SCHEMA);
  return row!.schema;
}
