import type { Pool } from 'pg';
import { personOfSubject } from '../personal-data/subject.js';
import type { AppendRequest } from './append-request.js';

/** The stream's last revision. `position` is null when nothing was written. */
export type AppendResult = Readonly<{ revision: number; position: number | null }>;

type Statement = Readonly<{ name: string; text: string; values: unknown[] }>;
type ResultRow = { member: number; revision: number; last_position: number | null };

/** A hanging server must not block the queue forever; longer than the lock timeout of the SQL functions. */
const STATEMENT_TIMEOUT_MS = 15_000;

/** Appends requests of different streams in one commit; returns results in their order. Throws for all or none. */
export async function appendAll(pool: Pool, requests: readonly AppendRequest[]): Promise<AppendResult[]> {
  const [first, ...others] = requests;
  const statement =
    first?.events.length === 1 && others.length === 0 ? appendOne(first) : appendMany(requests);
  const rows = await runStatement(pool, withNewKeys(statement, requests));
  const results: AppendResult[] = [];
  for (const row of rows) results[row.member - 1] = { revision: row.revision, position: row.last_position };
  return results;
}

async function runStatement(pool: Pool, statement: Statement): Promise<ResultRow[]> {
  const withTimeout = { ...statement, query_timeout: STATEMENT_TIMEOUT_MS };
  return (await pool.query<ResultRow>(withTimeout)).rows;
}

/** Adds storing the requests' new keys, if any, to the statement. */
function withNewKeys(statement: Statement, requests: readonly AppendRequest[]): Statement {
  const keys = requests.flatMap((request) => request.keys);
  if (keys.length === 0) return statement;
  const { name, text, values } = statement;
  const [subjects, persons, ids, wrapped] = [1, 2, 3, 4].map((index) => `$${values.length + index}`);
  return {
    name: `${name}-and-keep-keys`,
    text: `with kept as materialized (select events.keep_keys(${subjects}, ${persons}, ${ids}, ${wrapped}))
      select appended.* from kept, lateral (${text}) appended`,
    values: [
      ...values,
      keys.map(({ subjectId }) => subjectId),
      keys.map(({ subjectId }) => personOfSubject(subjectId)),
      keys.map(({ keyId }) => keyId),
      keys.map((key) => key.wrapped),
    ],
  };
}

function appendOne({ stream, expected, events }: AppendRequest): Statement {
  const { id, type, data, meta } = events[0]!;
  return {
    name: 'append-one-event',
    text: 'select 1 as member, * from events.append_one($1, $2, $3, $4, $5, $6)',
    values: [stream, expected, id, type, data, meta],
  };
}

function appendMany(requests: readonly AppendRequest[]): Statement {
  const events = requests.flatMap((request, index) =>
    request.events.map((event) => ({ ...event, member: index + 1 })),
  );
  return {
    name: 'append-events',
    text: 'select * from events.append($1, $2, $3, $4, $5, $6, $7)',
    values: [
      requests.map(({ stream }) => stream),
      requests.map(({ expected }) => expected),
      events.map(({ member }) => member),
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ data }) => data),
      events.map(({ meta }) => meta),
    ],
  };
}
