import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Decider, DomainEvent, JsonValue } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { EventCodec } from '../personal-data/event-codec.js';
import { CommandExecutor, type CommandContext, type Decided } from './command-executor.js';
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
import { stateAfter } from './stream-history.js';

const DECISIONS = 6;
const APPENDS = 4;

type Loaded<State> = Readonly<{ state: State; expected: ExpectedRevision }>;
type ReadyToAppend = Readonly<{ events: EventToAppend[]; keys: NewSubjectKey[] }>;

/** Decides on the events of one stream and appends at exactly the revision that was read. */
@Injectable()
export class StreamCommandExecutor extends CommandExecutor {
  /** At most, before the second try of an append; each further one waits for up to twice as long. */
  firstPauseMs = 200;

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

  override execute<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Decided<State>> {
    return this.executeWith(decider, stream, async () => command, context);
  }

  override begin<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Decided<State>> {
    const unread = { state: decider.initialState, expected: 'no-stream' } as const;
    return this.decide(decider, stream, async () => command, context, unread, true);
  }

  override async executeWith<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    commandFor: (state: State) => Promise<Command | null>,
    context: CommandContext,
  ): Promise<Decided<State>> {
    return this.decide(decider, stream, commandFor, context, await this.fold(decider, stream));
  }

  private async decide<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    commandFor: (state: State) => Promise<Command | null>,
    context: CommandContext,
    loaded: Loaded<State>,
    isNew = false,
  ): Promise<Decided<State>> {
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
        if (!isOvertaken(error) || attempt === DECISIONS) throw error;
        await pause(Math.random() * 5 * 2 ** attempt);
        ({ state, expected } = await this.fold(decider, stream));
      }
    }
  }

  private async fold<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
  ): Promise<Loaded<State>> {
    const events = await this.codec.openEach(await this.store.readStream(stream));
    return { state: stateAfter(decider, events), expected: events.at(-1)?.revision ?? 'no-stream' };
  }

  /** `isNew`: the events may be the first of their subjects, whose keys are then kept with them where the store can. */
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

  /** Only an unknown outcome is tried again, with the same ids at the same revision, so it cannot be written twice. */
  private async append(
    stream: string,
    expected: ExpectedRevision,
    { events, keys }: ReadyToAppend,
  ): Promise<Appended> {
    for (let attempt = 1; ; attempt++) {
      try {
        const appended = await this.store.append(stream, expected, events, keys);
        if (keys.length > 0) this.codec.keysKept(keys);
        return appended;
      } catch (error) {
        if (error instanceof SubjectKeyTakenError) this.codec.keysRefused(keys);
        if (!(error instanceof EventStoreUnavailableError) || attempt === APPENDS) throw error;
        await pause(this.firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
      }
    }
  }
}

/** Somebody was faster, in the stream or with the key of a subject: what has come must be read first. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof WrongRevisionError || error instanceof SubjectKeyTakenError;
