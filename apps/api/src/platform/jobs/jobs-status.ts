import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { type FailedJob, type QueueCounts, QueueTables } from './queue-tables.js';

const SHOWN_FAILURES = 100;

/** What the queue holds, for people and metrics. */
@Injectable()
export class JobsStatus {
  private readonly tables: QueueTables;

  constructor(database: Database) {
    this.tables = new QueueTables(database);
  }

  async counts(): Promise<QueueCounts[]> {
    return (await this.tables.exist()) ? this.tables.counts() : [];
  }

  /** The latest hundred, newest first. */
  async failed(): Promise<FailedJob[]> {
    return (await this.tables.exist()) ? this.tables.latestFailures(SHOWN_FAILURES) : [];
  }

  /** All of one queue. */
  async failedIn(queue: string): Promise<FailedJob[]> {
    return (await this.tables.exist()) ? this.tables.failuresIn(queue) : [];
  }

  /** How many failed for good, by queue; none is left out. */
  async failureCounts(): Promise<{ queue: string; failed: number }[]> {
    return (await this.tables.exist()) ? this.tables.failureCounts() : [];
  }

  /** Lets a failed job run once more, at once; false when no failed job has this id. */
  async retry(id: string): Promise<boolean> {
    return (await this.tables.exist()) && this.tables.retry(id);
  }

  /** Gives a failed job up, so that nobody is told of it any more; false when no failed job has this id. */
  async discard(id: string): Promise<boolean> {
    return (await this.tables.exist()) && this.tables.discard(id);
  }

  /** The queue of a failed job; null when no failed job has this id. */
  async queueOfFailed(id: string): Promise<string | null> {
    return (await this.tables.exist()) ? this.tables.queueOfFailed(id) : null;
  }
}
