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
  WrongRevisionError,
  type Appended,
  type EventToAppend,
  type ExpectedRevision,
} from './event-store.js';
import { stateAfter } from './stream-history.js';

const DECISIONS = 6;
const APPENDS = 4;

type Loaded<State> = Readonly<{ state: State; expected: ExpectedRevision }>;

/** Decides on the events of one stream and appends at exactly the revision that was read. */
@Injectable()
export class StreamCommandExecutor extends CommandExecutor {
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
    return this.decide(decider, stream, async () => command, context, unread);
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
  ): Promise<Decided<State>> {
    let { state, expected } = loaded;
    for (let attempt = 1; ; attempt++) {
      const command = await commandFor(state);
      const events = command === null ? [] : decider.decide(command, state);
      if (events.length === 0) return { state, appended: null };
      try {
        const appended = await this.append(stream, expected, await this.toAppend(events, context));
        return { state: events.reduce((before, event) => decider.evolve(before, event), state), appended };
      } catch (error) {
        if (!(error instanceof WrongRevisionError) || attempt === DECISIONS) throw error;
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

  private async toAppend(events: readonly DomainEvent[], context: CommandContext): Promise<EventToAppend[]> {
    const { actor, correlationId, causationId = null } = context;
    const at = this.clock.now().toISOString();
    return Promise.all(
      events.map(({ type, data }) => {
        const meta = {
          actor,
          correlationId,
          causationId,
          schemaVersion: this.codec.known.versionOf(type),
          at,
        };
        return this.codec.seal({ id: randomUUID(), type, data: data as Record<string, JsonValue>, meta });
      }),
    );
  }

  /** Only an unknown outcome is tried again, with the same ids at the same revision, so it cannot be written twice. */
  private async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<Appended> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.store.append(stream, expected, events);
      } catch (error) {
        if (!(error instanceof EventStoreUnavailableError) || attempt === APPENDS) throw error;
        await pause(100 * 2 ** attempt * (0.5 + Math.random() / 2));
      }
    }
  }
}
