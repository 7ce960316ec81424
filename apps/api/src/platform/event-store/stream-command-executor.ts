import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Decider, DomainEvent, JsonValue } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { EventCodec } from '../personal-data/event-codec.js';
import { CommandExecutor, type CommandContext, type DecisionResult } from './command-executor.js';
import {
  EventStore,
  EventStoreUnavailableError,
  SubjectKeyTakenError,
  WrongRevisionError,
  type Appended,
  type EventToAppend,
  type ExpectedRevision,
  type NewSubjectKey,
} from './event-store.js';
import { KnownStreams } from './known-streams.js';
import { foldState } from './stream-history.js';

const DECISIONS = 6;
const APPENDS = 4;

type Loaded<State> = Readonly<{ state: State; expected: ExpectedRevision }>;
type ReadyToAppend = Readonly<{ events: EventToAppend[]; keys: NewSubjectKey[] }>;

/** Decides on one stream's state and appends at exactly the revision that was read. */
@Injectable()
export class StreamCommandExecutor extends CommandExecutor {
  /** The longest wait before the second attempt to append; it doubles with each further one. */
  firstPauseMs = 200;
  private readonly known = new KnownStreams();

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async load<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
  ): Promise<State> {
    return (await this.fold(decider, stream)).state;
  }

  override async execute<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<DecisionResult<State>> {
    const decided = await this.decideOnCached(decider, stream, command, context);
    return decided ?? this.executeWith(decider, stream, async () => command, context);
  }

  override begin<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<DecisionResult<State>> {
    const unread = { state: decider.initialState, expected: 'no-stream' } as const;
    return this.decide(decider, stream, async () => command, context, unread, true);
  }

  override async executeWith<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    commandFor: (state: State) => Promise<Command | null>,
    context: CommandContext,
  ): Promise<DecisionResult<State>> {
    return this.decide(decider, stream, commandFor, context, await this.fold(decider, stream));
  }

  /**
   * Decides on the cached stream, without reading it; the append fails if the stream has grown. Returns null when the
   * command must be decided on the stored stream, since an outdated state may not refuse it or find nothing to do.
   */
  private async decideOnCached<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<DecisionResult<State> | null> {
    const known = this.known.find(stream);
    if (known === null) return null;
    const state = foldState(decider, await this.codec.openEach(known));
    const events = decideOrNothing(decider, command, state);
    if (events.length === 0) return null;
    try {
      const ready = await this.toAppend(events, context, false);
      const expected = known.length === 0 ? 'no-stream' : known.length - 1;
      const appended = await this.append(stream, expected, ready);
      return { state: events.reduce((before, event) => decider.evolve(before, event), state), appended };
    } catch (error) {
      if (!isConcurrentChange(error)) throw error;
      return null;
    }
  }

  private async decide<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    commandFor: (state: State) => Promise<Command | null>,
    context: CommandContext,
    loaded: Loaded<State>,
    isNew = false,
  ): Promise<DecisionResult<State>> {
    let { state, expected } = loaded;
    for (let attempt = 1; ; attempt++) {
      const command = await commandFor(state);
      const events = command === null ? [] : decider.decide(command, state);
      if (events.length === 0) return { state, appended: null };
      try {
        const ready = await this.toAppend(events, context, isNew && attempt === 1);
        const appended = await this.append(stream, expected, ready);
        return { state: events.reduce((before, event) => decider.evolve(before, event), state), appended };
      } catch (error) {
        if (!isConcurrentChange(error) || attempt === DECISIONS) throw error;
        await pause(Math.random() * 5 * 2 ** attempt);
        ({ state, expected } = await this.fold(decider, stream));
      }
    }
  }

  private async fold<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
  ): Promise<Loaded<State>> {
    const stored = await this.store.readStream(stream);
    this.known.keep(stream, stored);
    const events = await this.codec.openEach(stored);
    return { state: foldState(decider, events), expected: events.at(-1)?.revision ?? 'no-stream' };
  }

  /** `isNew`: the events may be the first of their subjects; their keys are then stored with them, if the store can. */
  private async toAppend(
    events: readonly DomainEvent[],
    context: CommandContext,
    isNew: boolean,
  ): Promise<ReadyToAppend> {
    const { actor, correlationId, causationId = null } = context;
    const at = this.clock.now().toISOString();
    const unsealed = events.map(({ type, data }) => ({
      id: randomUUID(),
      type,
      data: data as Record<string, JsonValue>,
      meta: { actor, correlationId, causationId, schemaVersion: this.codec.known.versionOf(type), at },
    }));
    const mayBeNew = isNew && this.store.keepsKeys;
    const sealed = await Promise.all(unsealed.map((event) => this.codec.seal(event, mayBeNew)));
    const keys = new Map(sealed.flatMap(({ key }) => (key ? [[key.keyId, key] as const] : [])));
    return { events: sealed.map(({ event }) => event), keys: [...keys.values()] };
  }

  /** Repeats only an unknown outcome, with the same ids at the same revision, so that it cannot be written twice. */
  private async append(
    stream: string,
    expected: ExpectedRevision,
    { events, keys }: ReadyToAppend,
  ): Promise<Appended> {
    for (let attempt = 1; ; attempt++) {
      try {
        const appended = await this.store.append(stream, expected, events, keys);
        if (keys.length > 0) this.codec.keysKept(keys);
        this.known.extend(stream, events, appended);
        return appended;
      } catch (error) {
        if (error instanceof SubjectKeyTakenError) this.codec.keysRefused(keys);
        if (!(error instanceof EventStoreUnavailableError) || attempt === APPENDS) throw error;
        await pause(this.firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
      }
    }
  }
}

/** Another process was faster, in the stream or with a subject's key: the stream must be read again. */
const isConcurrentChange = (error: unknown): boolean =>
  error instanceof WrongRevisionError || error instanceof SubjectKeyTakenError;

/** Decides on a possibly outdated state; returns no events when it refuses the command. */
function decideOrNothing<Command, State, Event extends DomainEvent>(
  decider: Decider<Command, State, Event>,
  command: Command,
  state: State,
): readonly Event[] {
  try {
    return decider.decide(command, state);
  } catch {
    return [];
  }
}
