import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.js';
import { isOutage } from '../event-store/outage.js';
import type { Ending } from './job-ending.js';
import type { FetchedJob } from './job-queue.js';
import { JobRunRow } from './job.table.js';
import { QueueTables } from './queue-tables.js';

const RETRY_MS = 500;

/** The runs of this process in the tables: who runs what, and how it ended. */
export class JobRuns {
  private readonly tables: QueueTables;

  constructor(
    private readonly database: Database,
    private readonly worker: number,
  ) {
    this.tables = new QueueTables(database);
  }

  async begin({ id, name }: FetchedJob): Promise<void> {
    const run = { jobId: id, queue: name, worker: this.worker };
    await this.database.table(JobRunRow).upsert(run, ['jobId']);
  }

  /** Shows of everything that this process runs that it goes on. */
  async beat(): Promise<void> {
    await this.tables.beat(this.worker);
  }

  /** Waits for Postgres when it is away, until the signal aborts. */
  async end(run: FetchedJob, ending: Ending, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        return await this.tables.end(run, ending, this.worker);
      } catch (error) {
        if (!isOutage(error) || signal.aborted) throw error;
      }
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
