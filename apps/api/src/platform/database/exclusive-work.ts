import type { Database } from './database.js';

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

/**
 * Runs one piece of work of this name at a time, across all processes. The lock ends with its connection, so that a
 * killed process blocks nobody.
 */
export abstract class ExclusiveWork {
  /** Work of this process waits here, so that it never takes all connections of the pool. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly name: string,
  ) {}

  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const own = this.last.then(() => this.locked(work));
    this.last = own.catch(() => undefined);
    return own;
  }

  private locked<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (client) => {
      await client.query(LOCK, [this.name]);
      return work();
    });
  }
}

const ATTEMPT = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free';

const HELD = `select exists (
  select from pg_locks, (select hashtextextended($1, 0) as key) wanted
  where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32) | objid::bigint = key) as held`;

/** Whether any process is running work of this name. */
export async function isRunning(database: Database, name: string): Promise<boolean> {
  const [row] = await database.query<{ held: boolean }>(HELD, [name]);
  return row!.held;
}

/**
 * Runs the work, or returns 'busy' while another process is running work of this name. The lock ends with its connection,
 * so that a killed process blocks nobody; after a lost connection this throws when the work is done.
 */
export function runAlone<Result>(
  database: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | 'busy'> {
  return database.transaction(async (client) => {
    const lost = (): void => undefined;
    // Without a listener, a connection error during the work would end the process.
    client.on('error', lost);
    try {
      const { rows } = await client.query<{ free: boolean }>(ATTEMPT, [name]);
      return rows[0]?.free ? await work() : 'busy';
    } finally {
      client.off('error', lost);
    }
  });
}
