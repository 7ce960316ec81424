import {
  EventStore,
  type Appended,
  type EventToAppend,
  type ExpectedRevision,
  type LogPage,
  type Position,
  type RecordedEvent,
  type StreamPart,
} from '../../../src/platform/event-store/event-store.js';
import { Crash, type MemoryLog } from '../memory-log.js';

/** The life of a process, which can end between any two of its effects. */
export class Life {
  isDead = false;

  /** Dies after this many effects; null: never. */
  constructor(private left: number | null = null) {}

  /** Called before and after each effect; throws Crash at the last one. */
  touch(): void {
    this.assertAlive();
    if (this.left === null || --this.left > 0) return;
    this.isDead = true;
    throw new Crash();
  }

  assertAlive(): void {
    if (this.isDead) throw new Crash();
  }
}

/** The log as one process uses it: the process can die before an append, or before it learns the result. */
export class ProcessLog extends EventStore {
  constructor(
    private readonly log: MemoryLog,
    private readonly life: Life,
  ) {
    super();
  }

  override async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<Appended> {
    this.life.touch();
    const appended = await this.log.append(stream, expected, events);
    this.life.touch();
    return appended;
  }

  override async readStream(stream: string, part?: StreamPart): Promise<RecordedEvent[]> {
    this.life.assertAlive();
    return this.log.readStream(stream, part);
  }

  override readAll(after: Position | null, limit: number): Promise<LogPage> {
    return this.log.readAll(after, limit);
  }

  override subscribeToAll(after: Position | null, signal: AbortSignal): AsyncIterable<LogPage> {
    return this.log.subscribeToAll(after, signal);
  }

  override clockTime(): Promise<string | null> {
    return this.log.clockTime();
  }

  override head(): Promise<Position | null> {
    return this.log.head();
  }

  override compare(left: Position | null, right: Position | null): number {
    return this.log.compare(left, right);
  }

  override holds(position: Position): Promise<boolean> {
    return this.log.holds(position);
  }

  override logId(): Promise<string> {
    return this.log.logId();
  }
}
