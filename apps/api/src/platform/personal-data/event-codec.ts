import type { DomainEvent, JsonValue } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';
import { asEvent, KnownEvents } from '../event-catalogue/known-events.js';
import { UnreadableEventError } from '../event-catalogue/unreadable-event.js';
import type { EventToAppend, NewSubjectKey, RecordedEvent } from '../event-store/event-store.js';
import { SealedPersonalData, type SealedValue } from './sealed-personal-data.js';

/** Decrypted and upcast events; those in `unreadable` (reason by event id) must not be read. */
export type OpenedEvents<Event extends DomainEvent = DomainEvent> = Readonly<{
  events: RecordedEvent<Event>[];
  unreadable: ReadonlyMap<string, Error>;
}>;

/** An event ready to be stored; `key`, if any, must be stored with it. */
export type EventWithKey = Readonly<{ event: EventToAppend; key: NewSubjectKey | null }>;

type SealedEvent = Readonly<{ index: number } & SealedValue>;

/** Converts events to and from their stored form: encrypts and decrypts `person`, and upcasts by the catalogue. */
@Injectable()
export class EventCodec<Event extends DomainEvent = DomainEvent> {
  constructor(
    private readonly personalData: SealedPersonalData,
    readonly known: KnownEvents<Event>,
  ) {}

  /** Calls `forget` when people were erased: decrypted events in memory must be dropped. */
  onErasure(forget: () => void): void {
    this.personalData.onErasure(forget);
  }

  /**
   * Makes an event ready to be stored; throws when it could not be read back. `isNew`: its subject may have no key yet, and
   * a new one is stored with the event; otherwise the key is stored first.
   */
  async seal(event: EventToAppend, isNew = false): Promise<EventWithKey> {
    this.known.check(event);
    const { person, subjectId } = event.data;
    if (person === undefined || person === null) return { event, key: null };
    if (typeof subjectId !== 'string') throw new Error(`${event.type} has a person but no subjectId`);
    const { sealed, key } = await this.personalData.sealWithKey(subjectId, person, isNew);
    return { event: { ...event, data: { ...event.data, person: { sealed } } }, key };
  }

  /** The keys were stored with their events. */
  keysKept(keys: readonly NewSubjectKey[]): void {
    this.personalData.keysKept(keys);
  }

  /** The keys were refused: their events must be sealed again. */
  keysRefused(keys: readonly NewSubjectKey[]): void {
    this.personalData.keysRefused(keys);
  }

  async open(stored: readonly RecordedEvent[]): Promise<OpenedEvents<Event>> {
    const unreadable = new Map<string, Error>();
    const opened = await this.openPersons(stored, unreadable);
    return { events: opened.map((event) => this.read(event, unreadable)), unreadable };
  }

  /** Like `open`, but throws UnreadableEventError for the first unreadable event. */
  async openEach(stored: readonly RecordedEvent[]): Promise<RecordedEvent<Event>[]> {
    const { events, unreadable } = await this.open(stored);
    if (unreadable.size === 0) return events;
    const first = stored.find(({ id }) => unreadable.has(id))!;
    throw new UnreadableEventError(first, unreadable.get(first.id));
  }

  private async openPersons(
    stored: readonly RecordedEvent[],
    unreadable: Map<string, Error>,
  ): Promise<RecordedEvent[]> {
    const events = [...stored];
    const sealed = events.flatMap(sealedEvent);
    if (sealed.length === 0) return events;
    const people = await this.personalData.openAll(sealed);
    people.forEach((person, i) => {
      const index = sealed[i]!.index;
      const event = events[index]!;
      if (person instanceof Error) unreadable.set(event.id, person);
      else events[index] = { ...event, data: { ...event.data, person } };
    });
    return events;
  }

  /** Runs after decryption: upcasters also change personal data. */
  private read(event: RecordedEvent, unreadable: Map<string, Error>): RecordedEvent<Event> {
    if (unreadable.has(event.id)) return asEvent<Event>(event);
    try {
      return this.known.read(event);
    } catch (error) {
      unreadable.set(event.id, error as Error);
      return asEvent<Event>(event);
    }
  }
}

/** Whether the stored event contains sealed personal data. */
export const isSealed = ({ data }: Pick<RecordedEvent, 'data'>): boolean => sealedText(data.person) !== null;

function sealedEvent({ data }: RecordedEvent, index: number): SealedEvent[] {
  const sealed = sealedText(data.person);
  return sealed === null ? [] : [{ index, subjectId: String(data.subjectId), sealed }];
}

function sealedText(person: JsonValue | undefined): string | null {
  if (typeof person !== 'object' || person === null || !('sealed' in person)) return null;
  return typeof person.sealed === 'string' ? person.sealed : null;
}
