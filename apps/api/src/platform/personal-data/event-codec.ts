import type { JsonValue } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';
import { EventSchemas } from '../event-schema/event-schemas.js';
import type { EventToAppend, RecordedEvent } from '../event-store/event-store.js';
import { SealedPersonalData, type Sealed } from './sealed-personal-data.js';

/** Events as the code of today reads them; `unreadable` gives the reason by event id. */
export type OpenedEvents = Readonly<{ events: RecordedEvent[]; unreadable: ReadonlyMap<string, Error> }>;

type SealedEvent = Readonly<{ index: number } & Sealed>;

/** Between the code and the stored event: seals and opens `person`, brings older schema versions to today's. */
@Injectable()
export class EventCodec {
  constructor(
    private readonly personalData: SealedPersonalData,
    readonly schemas: EventSchemas,
  ) {}

  /** Calls back when persons were erased: who keeps opened events must let them go. */
  onErasure(forget: () => void): void {
    this.personalData.onErasure(forget);
  }

  async seal(event: EventToAppend): Promise<EventToAppend> {
    const { person, subjectId } = event.data;
    if (person === undefined || person === null) return event;
    if (typeof subjectId !== 'string') throw new Error(`${event.type} has a person but no subjectId`);
    const sealed = await this.personalData.seal(subjectId, person);
    return { ...event, data: { ...event.data, person: { sealed } } };
  }

  async open(stored: readonly RecordedEvent[]): Promise<OpenedEvents> {
    const unreadable = new Map<string, Error>();
    const events = stored.map((event) => this.upcast(event, unreadable));
    const sealed = events.flatMap(sealedEvent);
    if (sealed.length === 0) return { events, unreadable };
    const people = await this.personalData.openAll(sealed);
    people.forEach((person, i) => {
      const index = sealed[i]!.index;
      const event = events[index]!;
      if (person instanceof Error) unreadable.set(event.id, person);
      else events[index] = { ...event, data: { ...event.data, person } };
    });
    return { events, unreadable };
  }

  /** As `open`, but throws the first reason when an event cannot be read. */
  async openEach(stored: readonly RecordedEvent[]): Promise<RecordedEvent[]> {
    const { events, unreadable } = await this.open(stored);
    for (const reason of unreadable.values()) throw reason;
    return events;
  }

  private upcast(event: RecordedEvent, unreadable: Map<string, Error>): RecordedEvent {
    const { schemaVersion } = event.meta;
    if (schemaVersion === this.schemas.versionOf(event.type)) return event;
    try {
      return { ...event, data: this.schemas.upcast(event.type, schemaVersion, event.data) };
    } catch (error) {
      unreadable.set(event.id, error as Error);
      return event;
    }
  }
}

/** Whether personal data of the stored event are sealed. */
export const isSealed = ({ data }: Pick<RecordedEvent, 'data'>): boolean => sealedText(data.person) !== null;

function sealedEvent({ data }: RecordedEvent, index: number): SealedEvent[] {
  const sealed = sealedText(data.person);
  return sealed === null ? [] : [{ index, subjectId: String(data.subjectId), sealed }];
}

function sealedText(person: JsonValue | undefined): string | null {
  if (typeof person !== 'object' || person === null || Array.isArray(person)) return null;
  return typeof person.sealed === 'string' ? person.sealed : null;
}
