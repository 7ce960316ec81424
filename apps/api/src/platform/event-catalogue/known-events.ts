import {
  upcast,
  versionOf,
  type CatalogueEntry,
  type DomainEvent,
  type EventCatalogue,
} from '@closewise/domain/events';
import type { EventToAppend, RecordedEvent } from '../event-store/event-store.js';
import { UnknownEventTypeError, UnknownEventVersionError, UnreadableDataError } from './unreadable-event.js';

type Known = Readonly<{ entry: CatalogueEntry; version: number }>;

/** The events that this release knows: the one place where stored data become events. */
export class KnownEvents<Event extends DomainEvent = DomainEvent> {
  private readonly known: ReadonlyMap<string, Known>;

  constructor(catalogue: EventCatalogue<Event>) {
    const entries = Object.entries<CatalogueEntry>(catalogue);
    this.known = new Map(entries.map(([type, entry]) => [type, { entry, version: versionOf(entry) }]));
  }

  has(type: string): boolean {
    return this.known.has(type);
  }

  /** Refuses types that `consumer` asks for and that no event has. */
  assertHas(types: readonly string[], consumer: string): void {
    const unknown = types.filter((type) => !this.has(type));
    if (unknown.length > 0) throw new Error(`${consumer} handles ${unknown.join(', ')}, which no event is`);
  }

  /** The version in which events of this type are written today. Throws UnknownEventTypeError. */
  versionOf(type: string): number {
    return this.find(type).version;
  }

  /** Brings stored data to today's version. Throws UnknownEventTypeError or UnknownEventVersionError. */
  upcast(event: RecordedEvent): RecordedEvent {
    const { entry, version } = this.find(event.type);
    const written = event.meta.schemaVersion;
    if (written === version) return event;
    if (!(Number.isInteger(written) && written >= 1 && written < version))
      throw new UnknownEventVersionError(event.type, written, version);
    return { ...event, data: upcast(entry, written, event.data) };
  }

  /** Refuses data of today's version that are not as the catalogue says; throws UnreadableDataError. */
  check({ type, data }: Pick<EventToAppend, 'type' | 'data'>): void {
    const { success, error } = this.find(type).entry.data.safeParse(data);
    if (!success) throw new UnreadableDataError(error);
  }

  /** What was stored, as an event of today; fields that the catalogue does not name stay as they are. */
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

/** Only for an event that was checked against the catalogue of these. */
export const asEvent = <Event extends DomainEvent>(checked: RecordedEvent): RecordedEvent<Event> =>
  checked as RecordedEvent<DomainEvent> as RecordedEvent<Event>;
