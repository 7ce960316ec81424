import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { toRequest } from '../append-request.js';
import {
  EventStore,
  EventStoreUnavailableError,
  LostPositionError,
  type Appended,
  type EventToAppend,
  type ExpectedRevision,
  type LogPage,
  type Position,
  type RecordedEvent,
  type StreamPart,
} from '../event-store.js';
import type { Connection } from './connection.js';
import { followLog } from './live-pages.js';
import { readOrWriteIdentity } from './log-identity.js';
import { holdsPosition, readPage, readNewest, readStreamFrom } from './read-events.js';
import { comparePositions, positionOf, toRecordedEvent } from './stored-event.js';
import { appendRequest } from './stream-append.js';
import { StreamTurns } from './stream-turns.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** The log of all events in an EventStoreDB. */
export class EventStoreDb extends EventStore {
  private readonly log = new Logger('EventStore');
  private readonly turns = new StreamTurns();
  #logId: string | null = null;

  constructor(private readonly connection: Connection) {
    super();
  }

  override async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<Appended> {
    const request = toRequest(stream, expected, events);
    return this.turns.take(stream, () => appendRequest(this.connection, request));
  }

  override async readStream(stream: string, part?: StreamPart): Promise<RecordedEvent[]> {
    const { from, limit } = part ?? { from: 0, limit: Number.MAX_SAFE_INTEGER };
    const events = await readStreamFrom(this.connection, stream, from, limit);
    return events.map(toRecordedEvent);
  }

  override readAll(after: Position | null, limit: number): Promise<LogPage> {
    return readPage(this.connection, after, limit);
  }

  override async *subscribeToAll(after: Position | null, signal: AbortSignal): AsyncGenerator<LogPage> {
    let position = after;
    for (let drops = 0; !signal.aborted; drops += 1) {
      try {
        if (position !== null && !(await this.holds(position))) throw new LostPositionError(position);
        for await (const page of followLog(this.connection, position, signal)) {
          yield page;
          position = page.scannedThrough;
          drops = 0;
        }
      } catch (error) {
        if (!(error instanceof EventStoreUnavailableError)) throw error;
        this.log.debug(`The subscription to the log is being renewed: ${error.message}`);
      }
      await pauseBeforeRetry(drops, signal);
    }
  }

  override async head(): Promise<Position | null> {
    const newest = await readNewest(this.connection);
    return newest === null ? null : positionOf(newest);
  }

  override async clockTime(): Promise<string | null> {
    const newest = await readNewest(this.connection);
    return newest === null ? null : newest.created.toISOString();
  }

  override compare(left: Position | null, right: Position | null): number {
    return comparePositions(left, right);
  }

  override holds(position: Position): Promise<boolean> {
    return holdsPosition(this.connection, position);
  }

  override async logId(): Promise<string> {
    this.#logId ??= await readOrWriteIdentity(this.connection);
    return this.#logId;
  }
}

/** Longer with each drop in a row; randomized, so that processes do not all return at once. */
async function pauseBeforeRetry(drops: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** drops, LONGEST_PAUSE_MS);
  const ms = longest * (0.5 + Math.random() / 2);
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
