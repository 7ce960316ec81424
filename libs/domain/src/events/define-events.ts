import { z } from 'zod';
import type { DomainEvent, JsonValue } from './event.js';

/** The data of an event as it is stored. */
export type EventData = Readonly<Record<string, JsonValue>>;

/** Rewrites stored data of one schema version into the next; `person` is decrypted, or null after an erasure. */
export type Upcaster = (data: EventData) => EventData;

/**
 * The definition of one event type. `data` is the current schema. `upcasters` convert data of
 * earlier versions, oldest first, so the current version is 1 plus their number. `example` is stored data of the current version.
 */
export type EventDefinition<Schema extends z.ZodType<object> = z.ZodType<object>> = Readonly<{
  /** What happened, for docs/event-catalogue.md; the meaning of a field is the `describe` of its schema. */
  description: string;
  data: Schema;
  example: z.infer<Schema>;
  upcasters?: readonly Upcaster[];
}>;

/** Definitions by event type. */
export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

/** Defines events; the compiler refuses an example that does not match its schema. */
// @__NO_SIDE_EFFECTS__
export const defineEvents = <Schemas extends Readonly<Record<string, z.ZodType<object>>>>(definitions: {
  readonly [Type in keyof Schemas]: EventDefinition<Schemas[Type]>;
}): typeof definitions => definitions;

/** The events of these definitions, or only those of `Type`. */
export type EventOf<Definitions, Type extends keyof Definitions = keyof Definitions> = {
  [One in Type & string]: Definitions[One] extends { data: infer Schema extends z.ZodType<object> }
    ? DomainEvent<One, DataOf<Schema>>
    : never;
}[Type & string];

/** The value that a schema describes. */
export type DataOf<Schema extends z.ZodType> = Immutable<z.infer<Schema>>;

type Immutable<Value> = Value extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Immutable<Value[Name]> }
    : Value;

/**
 * A text entered by a person. The event's decider passes it to `assertNamesNobody`, which free-text.test.ts checks for each
 * such field. `person` needs no check, since it can be erased.
 */
export const freeText = z.string().meta({ isFreeText: true });

/** The event types of these definitions. */
export const eventTypes = <Type extends string>(definitions: Readonly<Record<Type, unknown>>): Type[] =>
  Object.keys(definitions) as Type[];

/** The schema version in which events of this definition are written. */
export const versionOf = ({ upcasters = [] }: EventDefinition): number => 1 + upcasters.length;

/** Brings data that was stored in version `written` to the current version. */
export const upcast = ({ upcasters = [] }: EventDefinition, written: number, data: EventData): EventData =>
  upcasters.slice(written - 1).reduce((older, step) => step(older), data);

/** An upcaster that changes only `person`, which stays null where it was erased. */
export const upcastPerson =
  (rewrite: Upcaster): Upcaster =>
  (data) => ({
    ...data,
    person: data.person ? rewrite(data.person as EventData) : null,
  });
