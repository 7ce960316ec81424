import type { Database } from './database.js';

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

/**
 * One piece of work of this name at a time, in all processes. The lock goes with its connection, so that a killed
 * process blocks nobody.
 */
export abstract class ExclusiveWork {
  /** Within the process they wait here, so that they never hold all connections of the pool. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly name: string,
  ) {}

  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.last.then(() => this.locked(work));
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private locked<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (client) => {
      await client.query(LOCK, [this.name]);
      return work();
    });
  }
}
