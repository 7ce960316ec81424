import type { Decider, DomainEvent } from '@closewise/domain/events';
import type { Appended } from './event-store.js';

/** The actor of a command; the ids link its events to the request and to the event that caused it. */
export type CommandContext = Readonly<{ actor: string; correlationId: string; causationId?: string | null }>;

/** The new state; `appended` is null when there was nothing to record. */
export type DecisionResult<State> = Readonly<{ state: State; appended: Appended | null }>;

/** Loads, decides and appends: the only way for commands to record events. */
export abstract class CommandExecutor {
  /** Retries on a concurrent change; refusals of `decide` (DomainError) pass through. */
  abstract execute<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<DecisionResult<State>>;

  /** Like `execute` for a stream that should be new, such as one with a random id: it is read only if it exists. */
  abstract begin<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<DecisionResult<State>>;

  /**
   * Executes a command that depends on the state just read; it is made again after a concurrent change. So a decision
   * that depends on other streams never follows one that has seen more of them. `commandFor` returns null to do nothing.
   */
  abstract executeWith<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    commandFor: (state: State) => Promise<Command | null>,
    context: CommandContext,
  ): Promise<DecisionResult<State>>;

  /** The current state of a stream, from the log, with personal data decrypted. */
  abstract load<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
  ): Promise<State>;
}
