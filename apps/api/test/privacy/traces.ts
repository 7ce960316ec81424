import type { Database } from '../../src/platform/database/database.js';

/** One row in which a word was found. */
export type Trace = Readonly<{ table: string; word: string }>;

type Row = Readonly<{ table: string; row: string }>;

/** Every row of every table, as text, with what its bytes and its base64 hold. */
async function* rowsOf(database: Database): AsyncGenerator<{ table: string; text: string }> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`,
  );
  const rows = tables.map(({ name }) => `select '${name}' as table, t::text as row from ${name} t`);
  for (const { table, row } of await database.query<Row>(rows.join(' union all '))) {
    yield { table, text: [row, ...decoded(row)].join('\n') };
  }
}

function decoded(row: string): string[] {
  const hex = [...row.matchAll(/\\x([0-9a-f]{2,})/gi)].map(([, digits = '']) => Buffer.from(digits, 'hex'));
  const base64 = [...row.matchAll(/[A-Za-z0-9+/_-]{8,}={0,2}/g)].map(([text]) => Buffer.from(text, 'base64'));
  return [...hex, ...base64].map((bytes) => bytes.toString('utf8'));
}

/** Where any of the words occurs, in any case. */
export async function tracesOf(words: readonly string[], database: Database): Promise<Trace[]> {
  const found: Trace[] = [];
  for await (const { table, text } of rowsOf(database)) {
    const folded = text.toLowerCase();
    for (const word of words) if (folded.includes(word.toLowerCase())) found.push({ table, word });
  }
  return found;
}

/** The tables that contain any of the words, in order; those of read models without their version. */
export async function tablesNaming(words: readonly string[], database: Database): Promise<string[]> {
  const tables = (await tracesOf(words, database)).map(({ table }) => table.replace(/_v\d+\./, '.'));
  return [...new Set(tables)].toSorted();
}
