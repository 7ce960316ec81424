import type { Pool } from 'pg';
import { personOf } from '../personal-data/subject.js';
import type { AppendRequest } from './append-request.js';

/** The stream's last revision after the append, or before it when `position` is null: nothing was written. */
export type AppendAnswer = Readonly<{ revision: number; position: number | null }>;

type Statement = Readonly<{ name: string; text: string; values: unknown[] }>;
type AnswerRow = { member: number; revision: number; last_position: number | null };

/** A server that hangs must not hold the queue for ever; longer than the lock time-out of the functions. */
const STATEMENT_TIMEOUT_MS = 15_000;

/** One commit for many requests of different streams; answers in their order. Throws for all or none. */
export async function appendAll(pool: Pool, requests: readonly AppendRequest[]): Promise<AppendAnswer[]> {
  const [first, ...others] = requests;
  const statement = first?.events.length === 1 && others.length === 0 ? one(first) : many(requests);
  const rows = await answersOf(pool, keepingKeys(statement, requests));
  const answers: AppendAnswer[] = [];
  for (const row of rows) answers[row.member - 1] = { revision: row.revision, position: row.last_position };
  return answers;
}

async function answersOf(pool: Pool, statement: Statement): Promise<AnswerRow[]> {
  const withTimeout = { ...statement, query_timeout: STATEMENT_TIMEOUT_MS };
  return (await pool.query<AnswerRow>(withTimeout)).rows;
}

/** The same with the requests' new keys in its transaction; as it is when there are none. */
function keepingKeys(statement: Statement, requests: readonly AppendRequest[]): Statement {
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
      keys.map(({ subjectId }) => personOf(subjectId)),
      keys.map(({ keyId }) => keyId),
      keys.map((key) => key.wrapped),
    ],
  };
}

function one({ stream, expected, events }: AppendRequest): Statement {
  const { id, type, data, meta } = events[0]!;
  return {
    name: 'append-one-event',
    text: 'select 1 as member, * from events.append_one($1, $2, $3, $4, $5, $6)',
    values: [stream, expected, id, type, data, meta],
  };
}

function many(requests: readonly AppendRequest[]): Statement {
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
