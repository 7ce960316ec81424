import type { z } from 'zod';
import type { DomainEvent, JsonValue } from './event.js';

/** The data of an event as it is stored. */
export type EventData = Readonly<Record<string, JsonValue>>;

/** Rewrites the data of one schema version into that of the next; `person` is decrypted, or null after an erasure. */
export type Upcaster = (data: EventData) => EventData;

/** An upcaster of `person` alone, which stays null where it was erased. */
export const upcastPerson =
  (rewrite: Upcaster): Upcaster =>
  (data) => ({
    ...data,
    person: data.person ? rewrite(data.person as EventData) : null,
  });

/**
 * What is known of one event type. `data` is the schema of today, `upcasters` lead to it from the versions before,
 * oldest first: the version is 1 plus their number. `example` is stored data of today's version.
 */
export type CatalogueEntry<Data extends object = object> = Readonly<{
  upcasters?: readonly Upcaster[];
  data: z.ZodType<Data>;
  example: Data;
}>;

/** Exactly one entry for each of these events. */
export type EventCatalogue<Event extends DomainEvent = DomainEvent> = {
  readonly [Type in Event['type']]: CatalogueEntry<Extract<Event, { type: Type }>['data']>;
};

/** The event types by which these entries are named. */
export const typesOf = <Type extends string>(entries: Readonly<Record<Type, unknown>>): Type[] =>
  Object.keys(entries) as Type[];

/** The schema version in which events of this entry are written. */
export const versionOf = ({ upcasters = [] }: CatalogueEntry): number => 1 + upcasters.length;

/** Data that were stored in the version `written`, as they are stored today. */
export const upcast = ({ upcasters = [] }: CatalogueEntry, written: number, data: EventData): EventData =>
  upcasters.slice(written - 1).reduce((older, step) => step(older), data);

/**
 * The catalogue of these events: the compiler refuses an event without an entry, an entry without an event, and a
 * schema that says more or less than the event's type.
 */
export const catalogueOf =
  <Event extends DomainEvent>() =>
  <Entries extends EventCatalogue<Event>>(
    entries: Entries & Agreeing<Entries, Event>,
  ): EventCatalogue<Event> =>
    entries;

type Agreeing<Entries, Event extends DomainEvent> = {
  [Type in keyof Entries]: Entries[Type] extends { data: z.ZodType<infer Data> }
    ? Same<Plain<Data>, Plain<Extract<Event, { type: Type }>['data']>> extends true
      ? Entries[Type]
      : 'its schema is not that of the event'
    : never;
};

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

/** Without `readonly`, which no stored data have. */
type Plain<Value> = Value extends readonly (infer Item)[]
  ? Plain<Item>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]: Plain<Value[Name]> }
    : Value;
