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
/** Most waiting commands that are decided together, with one append. */
const MOST_COMMANDS = 200;
/** Characters; including meta and multi-byte characters, such an append is within every store's megabyte. */
const LARGEST_APPEND = 400_000;

type WaitingCommand<Command, Event> = Readonly<{
  command: Command;
  context: CommandContext;
  done: (events: Event[]) => void;
  failed: (error: unknown) => void;
}>;

export type HeldStreamParts<Event extends DomainEvent> = Readonly<{
  store: EventStore;
  codec: EventCodec<Event>;
  clock: Clock;
  /**
   * Called with each stored event, in order, with its revision and the time of its decision; called again when the
   * stream is reloaded.
   */
  onEvent?: (event: Event, stored: Readonly<{ at: string; revision: number }>) => void;
}>;

/**
 * One long stream whose state stays in memory: it reads what other processes have added, and appends at the revision it
 * knows. Simultaneous commands share one append. Only for streams without personal data, which would survive an erasure
 * here.
 */
export class HeldStream<Command, State, Event extends DomainEvent> {
  private state: State;
  private revision = -1;
  private last: Promise<unknown> = Promise.resolve();
  private waiting: WaitingCommand<Command, Event>[] = [];

  constructor(
    private readonly decider: Decider<Command, State, Event>,
    readonly stream: string,
    private readonly parts: HeldStreamParts<Event>,
  ) {
    this.state = decider.initialState;
  }

  /** The current state; use it before awaiting anything else. */
  read(): Promise<State> {
    return this.inTurn(async () => {
      await this.catchUp();
      return this.state;
    });
  }

  /** Decides the command and appends its events; a refusal affects this command only. */
  execute(command: Command, context: CommandContext): Promise<Event[]> {
    const { promise, resolve: done, reject: failed } = Promise.withResolvers<Event[]>();
    this.waiting.push({ command, context, done, failed });
    if (this.waiting.length === 1) void this.inTurn(() => this.drain()).catch(() => undefined);
    return promise;
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const own = this.last.then(work);
    this.last = own.catch(() => undefined);
    return own;
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      const commands = this.waiting.splice(0, MOST_COMMANDS);
      try {
        await this.record(commands);
      } catch (error) {
        this.reset();
        for (const { failed } of commands) failed(error);
      }
    }
  }

  private async record(commands: readonly WaitingCommand<Command, Event>[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      await this.catchUp();
      const decided = commands.map((one) => ({ ...one, ...this.decide(one.command) }));
      try {
        await this.append(decided.map(({ events, context }) => this.toAppend(events, context)));
        for (const { events, refusal, done, failed } of decided) {
          if (refusal === null) done(events);
          else failed(refusal.error);
        }
        return;
      } catch (error) {
        this.reset();
        if (!(error instanceof WrongRevisionError) || attempt === DECISIONS) throw error;
      }
    }
  }

  /** Evolves the state immediately, so that the next command of the same append is decided on it. */
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

  /** Small decisions share an append; a decision that is too large is appended event by event, the last one completes it. */
  private async append(decisions: readonly EventToAppend[][]): Promise<void> {
    for (const events of groupIntoAppends(decisions)) {
      const sealed = await Promise.all(events.map((event) => this.parts.codec.seal(event)));
      const expected = this.revision < 0 ? 'no-stream' : this.revision;
      const appended = await this.appendOnce(
        expected,
        sealed.map(({ event }) => event),
      );
      const first = appended.revision - events.length + 1;
      for (const [index, { type, data, meta }] of events.entries()) {
        const stored = { at: meta.at, revision: first + index };
        this.parts.onEvent?.({ type, data } as DomainEvent as Event, stored);
      }
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
        this.parts.onEvent?.(event, { at: event.meta.at, revision: event.revision });
      }
      if (events.length < PAGE) return;
    }
  }

  /** The decided events may not be stored: the stream is reloaded. */
  private reset(): void {
    this.state = this.decider.initialState;
    this.revision = -1;
  }
}

const sizeOf = (events: readonly EventToAppend[]): number =>
  events.reduce((size, event) => size + JSON.stringify(event).length, 0);

/** Groups decisions into appends; a decision is divided only if it is too large for one. */
function groupIntoAppends(decisions: readonly EventToAppend[][]): EventToAppend[][] {
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
