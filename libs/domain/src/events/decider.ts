import type { DomainEvent } from './event.js';

/** A business rule: `decide` returns the facts that follow (none: already so) or throws a DomainError. */
export type Decider<Command, State, Event extends DomainEvent> = Readonly<{
  initialState: State;
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
}>;
