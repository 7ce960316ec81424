import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { WORKER_LOCK } from './worker-session.js';

/** The warning of commands and of the admin area when no worker is running. */
export const noWorker =
  'no worker is running: paid reports, mails and read models wait until a process with ROLE=all or ROLE=worker is started';

/** The same as a line of a command's output. */
export const noWorkerLine = `${noWorker.charAt(0).toUpperCase()}${noWorker.slice(1)}\n`;

/** The living worker processes, known by the locks they hold. */
@Injectable()
export class Workers {
  constructor(private readonly database: Database) {}

  async count(): Promise<number> {
    const [row] = await this.database.query<{ workers: number }>(
      `select count(*)::int as workers from pg_locks
        where locktype = 'advisory' and classid = $1::bigint::oid and objsubid = 2 and granted
          and database = (select oid from pg_database where datname = current_database())`,
      [WORKER_LOCK],
    );
    return row!.workers;
  }

  /** Warns on stderr, so that the command's stdout stays data. */
  async warn(): Promise<void> {
    if ((await this.count()) === 0) process.stderr.write(noWorkerLine);
  }
}
