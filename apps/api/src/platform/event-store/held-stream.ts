import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Decider, DomainEvent, JsonValue } from '@closewise/domain/events';
import type { Clock } from '../clock/clock.js';
import type { EventCodec } from '../personal-data/event-codec.js';
import type { CommandContext } from './command-executor.js';
import {
  EventStoreUnavailableError,
  WrongRevisionError,
  type Appended,
  type EventStore,
  type EventToAppend,
} from './event-store.js';

const PAGE = 5000;
const DECISIONS = 6;
const APPENDS = 4;
/** Commands that wait are decided together, and their events are one append. */
const TOGETHER = 200;
/** With meta and the bytes of other letters an append of so many characters is within every store's megabyte. */
const LARGEST_APPEND = 400_000;

type Waiting<Command, Event> = Readonly<{
  command: Command;
  context: CommandContext;
  done: (events: Event[]) => void;
  failed: (error: unknown) => void;
}>;

export type HeldStreamParts<Event extends DomainEvent> = Readonly<{
  store: EventStore;
  codec: EventCodec<Event>;
  clock: Clock;
  /** Sees each event once it is stored, in order, with the time of its decision; again when the stream is folded anew. */
  onEvent?: (event: Event, at: string) => void;
}>;

/**
 * One long stream that the process folds once: it keeps the state, reads what others have added, and appends at the
 * revision that it knows. Commands that come at the same time are recorded by one append. Only for streams without
 * personal data, which would outlive an erasure here.
 */
export class HeldStream<Command, State, Event extends DomainEvent> {
  private state: State;
  private revision = -1;
  private last: Promise<unknown> = Promise.resolve();
  private waiting: Waiting<Command, Event>[] = [];

  constructor(
    private readonly decider: Decider<Command, State, Event>,
    readonly stream: string,
    private readonly parts: HeldStreamParts<Event>,
  ) {
    this.state = decider.initialState;
  }

  /** The state with everything that is stored by now; to be looked at before anything else is awaited. */
  read(): Promise<State> {
    return this.inTurn(async () => {
      await this.catchUp();
      return this.state;
    });
  }

  /** Decides on the command and records what follows; a refusal meets this command only. */
  execute(command: Command, context: CommandContext): Promise<Event[]> {
    const { promise, resolve: done, reject: failed } = Promise.withResolvers<Event[]>();
    this.waiting.push({ command, context, done, failed });
    if (this.waiting.length === 1) void this.inTurn(() => this.drain()).catch(() => undefined);
    return promise;
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      const together = this.waiting.splice(0, TOGETHER);
      try {
        await this.record(together);
      } catch (error) {
        this.forget();
        for (const { failed } of together) failed(error);
      }
    }
  }

  private async record(together: readonly Waiting<Command, Event>[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      await this.catchUp();
      const decided = together.map((one) => ({ ...one, ...this.decide(one.command) }));
      try {
        await this.append(decided.map(({ events, context }) => this.toAppend(events, context)));
        for (const { events, refusal, done, failed } of decided) {
          if (refusal === null) done(events);
          else failed(refusal.error);
        }
        return;
      } catch (error) {
        this.forget();
        if (!(error instanceof WrongRevisionError) || attempt === DECISIONS) throw error;
      }
    }
  }

  /** The state goes on at once, so that the next command of the same append is decided by it. */
  private decide(command: Command): { events: Event[]; refusal: Readonly<{ error: unknown }> | null } {
    try {
      const events = this.decider.decide(command, this.state);
      for (const event of events) this.state = this.decider.evolve(this.state, event);
      return { events, refusal: null };
    } catch (error) {
      return { events: [], refusal: { error } };
    }
  }

  private toAppend(events: readonly Event[], context: CommandContext): EventToAppend[] {
    const { actor, correlationId, causationId = null } = context;
    const { codec, clock } = this.parts;
    const at = clock.now().toISOString();
    return events.map(({ type, data }) => ({
      id: randomUUID(),
      type,
      data: data as Record<string, JsonValue>,
      meta: { actor, correlationId, causationId, schemaVersion: codec.known.versionOf(type), at },
    }));
  }

  /** Small decisions go together; of one that is too large for an append each event is one, the last of which counts. */
  private async append(decisions: readonly EventToAppend[][]): Promise<void> {
    for (const events of inAppends(decisions)) {
      const sealed = await Promise.all(events.map((event) => this.parts.codec.seal(event)));
      const expected = this.revision < 0 ? 'no-stream' : this.revision;
      const appended = await this.appendOnce(
        expected,
        sealed.map(({ event }) => event),
      );
      for (const { type, data, meta } of events)
        this.parts.onEvent?.({ type, data } as DomainEvent as Event, meta.at);
      this.revision = appended.revision;
    }
  }

  private async appendOnce(expected: number | 'no-stream', events: EventToAppend[]): Promise<Appended> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.parts.store.append(this.stream, expected, events);
      } catch (error) {
        if (!(error instanceof EventStoreUnavailableError) || attempt === APPENDS) throw error;
        await pause(100 * 2 ** attempt * (0.5 + Math.random() / 2));
      }
    }
  }

  private async catchUp(): Promise<void> {
    for (;;) {
      const part = { from: this.revision + 1, limit: PAGE };
      const events = await this.parts.codec.openEach(await this.parts.store.readStream(this.stream, part));
      for (const event of events) {
        this.state = this.decider.evolve(this.state, event);
        this.revision = event.revision;
        this.parts.onEvent?.(event, event.meta.at);
      }
      if (events.length < PAGE) return;
    }
  }

  /** What was decided is perhaps not stored: the stream is folded anew. */
  private forget(): void {
    this.state = this.decider.initialState;
    this.revision = -1;
  }
}

const sizeOf = (events: readonly EventToAppend[]): number =>
  events.reduce((size, event) => size + JSON.stringify(event).length, 0);

/** The events of these decisions as appends: a decision is not divided unless it is too large for one. */
function inAppends(decisions: readonly EventToAppend[][]): EventToAppend[][] {
  const appends: EventToAppend[][] = [];
  let room = 0;
  for (const events of decisions.filter(({ length }) => length > 0)) {
    const size = sizeOf(events);
    if (size > LARGEST_APPEND) {
      appends.push(...events.map((event) => [event]));
      room = 0;
    } else if (size <= room) {
      appends.at(-1)!.push(...events);
      room -= size;
    } else {
      appends.push([...events]);
      room = LARGEST_APPEND - size;
    }
  }
  return appends;
}
