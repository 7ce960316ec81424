import type { Decider, DomainEvent } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';
import { EventCodec } from '../personal-data/event-codec.js';
import { EventStore, type RecordedEvent } from './event-store.js';

/** Reads the history of a stream. */
@Injectable()
export class StreamHistory<Event extends DomainEvent = DomainEvent> {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec<Event>,
  ) {}

  /** The events recorded no later than `until` (ISO UTC; default: all), with personal data decrypted or null. */
  async read(stream: string, until?: string): Promise<RecordedEvent<Event>[]> {
    const events = await this.store.readStream(stream);
    return this.codec.openEach(
      until === undefined ? events : events.filter(({ recordedAt }) => recordedAt <= until),
    );
  }
}

/** Folds a stream's events; a stream contains only events of its decider. */
export const foldState = <Command, State, Event extends DomainEvent>(
  { initialState, evolve }: Decider<Command, State, Event>,
  events: readonly RecordedEvent<DomainEvent>[],
): State =>
  events.reduce(
    (state, { type, data }) => evolve(state, { type, data } as DomainEvent as Event),
    initialState,
  );
