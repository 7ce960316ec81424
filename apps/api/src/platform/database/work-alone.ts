import type { Database } from './database.js';

const ATTEMPT = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free';

/**
 * Runs the work unless another process does work of this name just now; then answers 'busy'. The lock goes with its
 * connection, so that a killed process blocks nobody; when the connection is lost this throws at the end of the work.
 */
export function workAlone<Result>(
  database: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | 'busy'> {
  return database.transaction(async (client) => {
    const lost = (): void => undefined;
    // While it waits for the work, nobody else would hear of it, and the process would end.
    client.on('error', lost);
    try {
      const { rows } = await client.query<{ free: boolean }>(ATTEMPT, [name]);
      return rows[0]?.free ? await work() : 'busy';
    } finally {
      client.off('error', lost);
    }
  });
}
