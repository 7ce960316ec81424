import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
const NAME = 'closewise admin accounts';

/**
 * One change of an admin's account at a time, in all processes: a name, a hash and an event belong together. The lock
 * goes with its connection, so that a killed process blocks nobody.
 */
@Injectable()
export class AccountChanges {
  /** Within the process they wait here, so that they never hold all connections of the pool. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly database: Database) {}

  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.last.then(() => this.locked(work));
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private locked<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (client) => {
      await client.query(LOCK, [NAME]);
      return work();
    });
  }
}
