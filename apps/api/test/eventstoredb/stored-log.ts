import { EventEmitter } from 'node:events';

/** A position in the log; compared by commit, then prepare. */
export type LogPosition = Readonly<{ commit: bigint; prepare: bigint }>;

export type ProposedEvent = Readonly<{
  id: string;
  type: string;
  contentType: string;
  data: Buffer;
  customMetadata: Buffer;
}>;

/** `created` is in ticks of 100 ns since 1970. */
export type StoredEvent = ProposedEvent &
  Readonly<{ stream: string; revision: bigint; position: LogPosition; created: bigint }>;

export type Expected = bigint | 'no-stream' | 'stream-exists' | 'any';

export type AppendOutcome =
  | Readonly<{ kind: 'written'; revision: bigint; position: LogPosition }>
  | Readonly<{ kind: 'nothing-to-write' }>
  | Readonly<{ kind: 'wrong-revision'; actual: bigint | 'no-stream' }>
  | Readonly<{ kind: 'too-large' }>;

/** The maximum size of one append, as a server counts it. */
export const LARGEST_APPEND_BYTES = 1_048_576;

const REMEMBERED_IDS = 100_000;
const APPENDS_PER_SYSTEM_EVENT = 7;

/** The log of a one-node server in memory: it survives a stop, but the ids remembered for ANY do not. */
export class StoredLog {
  readonly appended = new EventEmitter().setMaxListeners(0);
  protected readonly events: StoredEvent[] = [];
  private readonly streams = new Map<string, StoredEvent[]>();
  private readonly vanished = new Set<StoredEvent>();
  private readonly remembered = new Map<string, StoredEvent>();
  private appends = 0;

  constructor() {
    this.systemEvent();
  }

  append(stream: string, expected: Expected, proposed: readonly ProposedEvent[]): AppendOutcome {
    if (sizeOf(proposed) > LARGEST_APPEND_BYTES) return { kind: 'too-large' };
    const repeated = this.repetition(stream, expected, proposed);
    if (repeated) return this.written(repeated);
    if (!this.isAt(stream, expected)) return { kind: 'wrong-revision', actual: this.revisionOf(stream) };
    const last = this.write(stream, proposed);
    if (!last) return { kind: 'nothing-to-write' };
    this.appends += 1;
    if (this.appends % APPENDS_PER_SYSTEM_EVENT === 0) this.systemEvent();
    this.announce();
    return this.written(last);
  }

  /** Forgets what a server forgets when it restarts: ANY no longer recognizes a repetition. */
  restarted(): void {
    this.remembered.clear();
  }

  /** Acts as truncation and a scavenge: the event is gone, its revision and position are not reused. */
  scavenge(id: string): void {
    for (const event of this.events) if (event.id === id) this.vanished.add(event);
  }

  streamEvents(stream: string): StoredEvent[] | null {
    return this.streams.get(stream)?.filter((event) => !this.vanished.has(event)) ?? null;
  }

  /** Events from the position on, including it; throws for a position where no event ever was. */
  *forwardsFrom(position: LogPosition | null): Iterable<StoredEvent> {
    for (let i = this.indexFrom(position); i < this.events.length; i += 1) yield* this.visibleAt(i);
  }

  /** Events before the position, newest first. */
  *backwardsFrom(position: LogPosition | null): Iterable<StoredEvent> {
    const start = position === null ? this.events.length : this.indexFrom(position);
    for (let i = start - 1; i >= 0; i -= 1) yield* this.visibleAt(i);
  }

  /** The start of a subscription after the position; from a vanished position it skips a surviving event. */
  indexAfter(position: LogPosition | null): number {
    if (position === null) return 0;
    const index = this.indexFrom(position);
    const at = this.events[index];
    return at && this.vanished.has(at) ? this.nextVisible(index) + 1 : index + 1;
  }

  /** The first `count` of these events. */
  *page(events: Iterable<StoredEvent>, count: bigint): Iterable<StoredEvent> {
    let left = count;
    for (const event of events) {
      if (left <= 0n) return;
      left -= 1n;
      yield event;
    }
  }

  /** Undefined if the event has vanished. */
  visibleAt(index: number): StoredEvent[] {
    const event = this.events[index];
    return event && !this.vanished.has(event) ? [event] : [];
  }

  get length(): number {
    return this.events.length;
  }

  all(): readonly StoredEvent[] {
    return this.events.filter((event) => !this.vanished.has(event));
  }

  /** The last event of an earlier append with the same ids that this append repeats. */
  protected repetition(
    stream: string,
    expected: Expected,
    proposed: readonly ProposedEvent[],
  ): StoredEvent | undefined {
    const earlier = proposed.map(({ id }, i) => {
      if (expected === 'any' || expected === 'stream-exists') return this.remembered.get(`${stream} ${id}`);
      const event = this.streams.get(stream)?.[firstRevision(expected) + i];
      return event?.id === id ? event : undefined;
    });
    return earlier.every((event) => event !== undefined) ? earlier.at(-1) : undefined;
  }

  protected isAt(stream: string, expected: Expected): boolean {
    const actual = this.revisionOf(stream);
    if (expected === 'any') return true;
    return expected === 'stream-exists' ? actual !== 'no-stream' : actual === expected;
  }

  protected write(stream: string, proposed: readonly ProposedEvent[]): StoredEvent | undefined {
    return proposed.map((event) => this.writeOne(stream, event)).at(-1);
  }

  protected written({ revision, position }: StoredEvent): AppendOutcome {
    return { kind: 'written', revision, position };
  }

  protected writeOne(stream: string, proposed: ProposedEvent): StoredEvent {
    const inStream = this.streams.get(stream) ?? [];
    const position = this.positionFor(proposed);
    const created = BigInt(Date.now()) * 10_000n;
    const event = { ...proposed, stream, revision: BigInt(inStream.length), position, created };
    this.streams.set(stream, [...inStream, event]);
    this.events.push(event);
    this.remember(event);
    return event;
  }

  /** Positions are bytes of a log file, so there are gaps. */
  protected positionFor({ data }: ProposedEvent): LogPosition {
    const end = this.events.at(-1)?.position.commit ?? 0n;
    const commit = end + 128n + BigInt(data.length);
    return { commit, prepare: commit };
  }

  protected indexFrom(position: LogPosition | null): number {
    if (position === null) return 0;
    const index = lowerBound(this.events, position);
    const at = this.events[index];
    if (at && comparePositions(at.position, position) !== 0)
      throw new RangeError(`No event is at ${position.commit}`);
    return index;
  }

  protected announce(): void {
    setImmediate(() => this.appended.emit('appended'));
  }

  protected revisionOf(stream: string): bigint | 'no-stream' {
    return this.streams.get(stream)?.at(-1)?.revision ?? 'no-stream';
  }

  private nextVisible(from: number): number {
    let index = from;
    while (index < this.events.length && this.visibleAt(index).length === 0) index += 1;
    return index;
  }

  private remember(event: StoredEvent): void {
    this.remembered.set(`${event.stream} ${event.id}`, event);
    const [oldest] = this.remembered.keys();
    if (oldest !== undefined && this.remembered.size > REMEMBERED_IDS) this.remembered.delete(oldest);
  }

  private systemEvent(): void {
    this.writeOne('$stats-127.0.0.1:2113', {
      id: crypto.randomUUID(),
      type: '$statsCollected',
      contentType: 'application/json',
      data: Buffer.from('{"proc-mem":1}'),
      customMetadata: Buffer.alloc(0),
    });
  }
}

export function comparePositions(left: LogPosition, right: LogPosition): number {
  if (left.commit !== right.commit) return left.commit < right.commit ? -1 : 1;
  if (left.prepare !== right.prepare) return left.prepare < right.prepare ? -1 : 1;
  return 0;
}

function lowerBound(events: readonly StoredEvent[], position: LogPosition): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const event = events[middle];
    if (event && comparePositions(event.position, position) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function firstRevision(expected: bigint | 'no-stream'): number {
  return expected === 'no-stream' ? 0 : Number(expected) + 1;
}

function sizeOf(proposed: readonly ProposedEvent[]): number {
  return proposed.reduce((sum, { data, customMetadata }) => sum + data.length + customMetadata.length, 0);
}
