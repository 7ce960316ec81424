/** Any JSON value; events contain nothing else. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/**
 * A business event. `type` is a string literal that is stored permanently. Name, email and street address appear only in a
 * top-level `person` of `data`, encrypted with the key of `subjectId`; `person` is null after an erasure.
 */
export type DomainEvent<Type extends string = string, Data extends object = object> = Readonly<{
  type: Type;
  data: Readonly<Data>;
}>;

/** A business rule: `decide` returns the resulting events (none if nothing changes) or throws a DomainError. */
export type Decider<Command, State, Event extends DomainEvent> = Readonly<{
  initialState: State;
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
}>;
