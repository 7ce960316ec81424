import {
  upcast,
  versionOf,
  type DomainEvent,
  type EventDefinition,
  type EventDefinitions,
} from '@closewise/domain/events';
import type { EventToAppend, RecordedEvent } from '../event-store/event-store.js';
import { UnknownEventTypeError, UnknownEventVersionError, UnreadableDataError } from './unreadable-event.js';

type Known = Readonly<{ definition: EventDefinition; version: number }>;

/** The events that this release knows; turns stored data into events. */
export class KnownEvents<Event extends DomainEvent = DomainEvent> {
  private readonly known: ReadonlyMap<string, Known>;

  constructor(definitions: EventDefinitions) {
    this.known = new Map(
      Object.entries(definitions).map(([type, definition]) => [
        type,
        { definition, version: versionOf(definition) },
      ]),
    );
  }

  has(type: string): boolean {
    return this.known.has(type);
  }

  /** Throws when `consumer` handles a type that no event has. */
  assertHas(types: readonly string[], consumer: string): void {
    const unknown = types.filter((type) => !this.has(type));
    if (unknown.length > 0) throw new Error(`${consumer} handles ${unknown.join(', ')}, which no event is`);
  }

  /** The schema version in which events of this type are written. Throws UnknownEventTypeError. */
  versionOf(type: string): number {
    return this.find(type).version;
  }

  /** Brings stored data to the current version. Throws UnknownEventTypeError or UnknownEventVersionError. */
  upcast(event: RecordedEvent): RecordedEvent {
    const { definition, version } = this.find(event.type);
    const written = event.meta.schemaVersion;
    if (written === version) return event;
    if (!(Number.isInteger(written) && written >= 1 && written < version))
      throw new UnknownEventVersionError(event.type, written, version);
    return { ...event, data: upcast(definition, written, event.data) };
  }

  /** Throws UnreadableDataError when data of the current version do not match the schema. */
  check({ type, data }: Pick<EventToAppend, 'type' | 'data'>): void {
    const { success, error } = this.find(type).definition.data.safeParse(data);
    if (!success) throw new UnreadableDataError(error);
  }

  /** A stored event in its current version; fields that the schema does not name are kept. */
  read(stored: RecordedEvent): RecordedEvent<Event> {
    const event = this.upcast(stored);
    this.check(event);
    return asEvent<Event>(event);
  }

  private find(type: string): Known {
    const known = this.known.get(type);
    if (!known) throw new UnknownEventTypeError(type);
    return known;
  }
}

/** Only for an event that was checked against the definitions of these. */
export const asEvent = <Event extends DomainEvent>(checked: RecordedEvent): RecordedEvent<Event> =>
  checked as RecordedEvent<DomainEvent> as RecordedEvent<Event>;
