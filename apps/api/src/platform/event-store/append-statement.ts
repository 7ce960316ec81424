import type { Pool, QueryConfig } from 'pg';
import type { AppendRequest } from './append-request.js';

/** The stream's last revision after the append, or before it when `position` is null: nothing was written. */
export type AppendAnswer = Readonly<{ revision: number; position: number | null }>;

type AnswerRow = { member: number; revision: number; last_position: number | null };

/** A server that hangs must not hold the queue for ever; longer than the lock time-out of the functions. */
const STATEMENT_TIMEOUT_MS = 15_000;

/** One commit for many requests of different streams; answers in their order. Throws for all or none. */
export async function appendAll(pool: Pool, requests: readonly AppendRequest[]): Promise<AppendAnswer[]> {
  const [first, ...others] = requests;
  const rows = await answersOf(
    pool,
    first?.events.length === 1 && others.length === 0 ? one(first) : many(requests),
  );
  const answers: AppendAnswer[] = [];
  for (const row of rows) answers[row.member - 1] = { revision: row.revision, position: row.last_position };
  return answers;
}

async function answersOf(pool: Pool, statement: QueryConfig): Promise<AnswerRow[]> {
  const withTimeout = { ...statement, query_timeout: STATEMENT_TIMEOUT_MS };
  return (await pool.query<AnswerRow>(withTimeout)).rows;
}

function one({ stream, expected, events }: AppendRequest): QueryConfig {
  const { id, type, data, meta } = events[0]!;
  return {
    name: 'append-one-event',
    text: 'select 1 as member, * from events.append_one($1, $2, $3, $4, $5, $6)',
    values: [stream, expected, id, type, data, meta],
  };
}

function many(requests: readonly AppendRequest[]): QueryConfig {
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
