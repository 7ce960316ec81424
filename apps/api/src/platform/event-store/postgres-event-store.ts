import type { QueryArrayConfig, QueryConfig } from 'pg';
import type { Database } from '../database/database.js';
import { SubjectErasedError } from '../personal-data/subject.js';
import { expectedRevision, toExpectedRevision, toRequest, type AppendRequest } from './append-request.js';
import { appendAll } from './append-statement.js';
import {
  EVENT_COLUMNS,
  eventTypes,
  fromPosition,
  toPosition,
  toRecordedEvent,
  type EventRow,
} from './event-rows.js';
import {
  EventStore,
  EventStoreUnavailableError,
  InvalidAppendError,
  SubjectKeyTakenError,
  WrongRevisionError,
  type Appended,
  type EventToAppend,
  type ExpectedRevision,
  type LogPage,
  type NewSubjectKey,
  type Position,
  type RecordedEvent,
  type StreamPart,
} from './event-store.js';
import { GroupCommit } from './group-commit.js';
import { constraintOf, isUniqueViolation } from './postgres-errors.js';
import { asUnavailable, retryOnce } from './retry-once.js';
import { Wake } from './wake.js';

const SUBSCRIPTION_PAGE = 2000;
const POLL_MS = 1000;
const BY_STREAM = {
  name: 'events-of-stream',
  types: eventTypes,
  rowMode: 'array' as const,
  text: `select ${EVENT_COLUMNS} from events.events where stream_id = $1 and version >= $2
    order by version limit $3`,
};
const BY_POSITION = {
  name: 'events-after',
  types: eventTypes,
  rowMode: 'array' as const,
  text: `select ${EVENT_COLUMNS} from events.events where position > $1 order by position limit $2`,
};
const WRITTEN = {
  text: `select version, event_id, position from events.events
    where stream_id = $1 and version > $2 order by version limit $3`,
};
const HEAD = { text: 'select max(position) as head from events.events' };
const AT = { text: 'select from events.events where position = $1' };
const CLOCK = { text: 'select clock_timestamp() as now' };
const LOG_ID = { text: 'select log_id from events.log_identity' };

type WrittenRow = { version: number; event_id: string; position: number };

/** The log of all events in Postgres. */
export class PostgresEventStore extends EventStore {
  override readonly keepsKeys: boolean = true;
  readonly #commits: GroupCommit;
  #logId: string | null = null;

  constructor(private readonly database: Database) {
    super();
    this.#commits = new GroupCommit((requests) => appendAll(database.pool, requests));
  }

  override async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
    keys: readonly NewSubjectKey[] = [],
  ): Promise<Appended> {
    const request = toRequest(stream, expected, events, keys);
    const result = await this.#commits.add(request).catch((error) => this.#throwStoreError(request, error));
    if (result.position === null) return this.#findEarlierAppend(request, result.revision);
    return { revision: result.revision, position: toPosition(result.position) };
  }

  override async readStream(stream: string, part?: StreamPart): Promise<RecordedEvent[]> {
    const values = [stream, part?.from ?? 0, part?.limit ?? null];
    return this.#events(BY_STREAM, values);
  }

  override async readAll(after: Position | null, limit: number): Promise<LogPage> {
    const events = await this.#events(BY_POSITION, [fromPosition(after), limit]);
    return { events, scannedThrough: events.at(-1)?.position ?? after };
  }

  override async *subscribeToAll(after: Position | null, signal: AbortSignal): AsyncGenerator<LogPage> {
    const wake = new Wake();
    const stopListening = this.database.listen('events', () => wake.wakeUp());
    const onAbort = (): void => wake.wakeUp();
    signal.addEventListener('abort', onAbort);
    try {
      for (let position = after; !signal.aborted;) {
        const page = await this.#nextPage(position);
        if (page !== null && !signal.aborted) {
          yield page;
          position = page.scannedThrough;
        }
        // A notification announces whatever was appended since the page was read.
        if (page === null || page.events.length < SUBSCRIPTION_PAGE) await wake.sleep(POLL_MS);
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
      stopListening();
    }
  }

  override async head(): Promise<Position | null> {
    const [row] = await this.#query<{ head: number | null }>(HEAD, []);
    return row?.head ? toPosition(row.head) : null;
  }

  override compare(left: Position | null, right: Position | null): number {
    return fromPosition(left) - fromPosition(right);
  }

  override async holds(position: Position): Promise<boolean> {
    return (await this.#query(AT, [fromPosition(position)])).length > 0;
  }

  override async clockTime(): Promise<string> {
    const [row] = await this.#query<{ now: Date }>(CLOCK, []);
    return row!.now.toISOString();
  }

  override async logId(): Promise<string> {
    if (this.#logId === null) {
      const [row] = await this.#query<{ log_id: string }>(LOG_ID, []);
      if (row === undefined) throw new Error('The log has lost its identity');
      this.#logId = row.log_id;
    }
    return this.#logId;
  }

  /** Null at the end of the log and during an outage: the caller waits in both cases. */
  async #nextPage(after: Position | null): Promise<LogPage | null> {
    try {
      const page = await this.readAll(after, SUBSCRIPTION_PAGE);
      return page.events.length > 0 ? page : null;
    } catch (error) {
      if (!(error instanceof EventStoreUnavailableError)) throw error;
      return null;
    }
  }

  /** Nothing was written because the stream has grown, perhaps by an earlier attempt of this request. */
  async #findEarlierAppend(request: AppendRequest, actual: number): Promise<Appended> {
    const values = [request.stream, request.expected, request.events.length];
    const written = await this.#query<WrittenRow>(WRITTEN, values);
    const last = written.at(-1);
    const isSame =
      written.length === request.events.length &&
      written.every((row, i) => row.event_id === request.events[i]?.id);
    if (!isSame || last === undefined) {
      throw new WrongRevisionError(request.stream, expectedRevision(request), toExpectedRevision(actual));
    }
    return { revision: last.version, position: toPosition(last.position) };
  }

  async #throwStoreError(request: AppendRequest, error: unknown): Promise<never> {
    const constraint = constraintOf(error);
    if (constraint === 'subject_keys_living')
      throw new SubjectKeyTakenError(`A subject of the append to ${request.stream} has got a key`, {
        cause: error,
      });
    if (constraint === 'subject_keys_erased') throw new SubjectErasedError();
    if (!isUniqueViolation(error)) throw error;
    throw new InvalidAppendError(`An event id of the append to ${request.stream} was used before`, {
      cause: error,
    });
  }

  async #events(statement: QueryArrayConfig, values: unknown[]): Promise<RecordedEvent[]> {
    const { pool } = this.database;
    const { rows } = await this.#run(() => pool.query<[...EventRow]>({ ...statement, values }));
    return rows.map(toRecordedEvent);
  }

  async #query<Row extends object>(statement: QueryConfig, values: unknown[]): Promise<Row[]> {
    const { pool } = this.database;
    return (await this.#run(() => pool.query<Row>({ ...statement, values }))).rows;
  }

  /** Reads survive a lost connection by one retry. */
  #run<Result>(query: () => Promise<Result>): Promise<Result> {
    return retryOnce(query).catch((error) => {
      throw asUnavailable(error);
    });
  }
}
