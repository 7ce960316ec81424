import type { Decider, DomainEvent } from '@closewise/domain/events';
import type { Appended } from './event-store.js';

/** On whose behalf a command runs; the ids tie its events to the request and to the event that caused it. */
export type CommandContext = Readonly<{ actor: string; correlationId: string; causationId?: string | null }>;

/** The result of a decision; `appended` is null when nothing had to be recorded. */
export type Decided<State> = Readonly<{ state: State; appended: Appended | null }>;

/** Loads, decides and appends: the only way in which a command records events. */
export abstract class CommandExecutor {
  /** Retries on a concurrent change; refusals of `decide` (DomainError) pass through. */
  abstract execute<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Decided<State>>;

  /** As `execute`, for a stream that nobody has begun, such as that of a random id: it is read only if somebody has. */
  abstract begin<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Decided<State>>;

  /**
   * Executes the command that is made of the state just read, and made anew after a concurrent change. So a decision
   * that rests on other streams never follows one that had seen more of them. Null: there is nothing to decide.
   */
  abstract executeWith<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    commandFor: (state: State) => Promise<Command | null>,
    context: CommandContext,
  ): Promise<Decided<State>>;

  /** The state of a stream now, read from the log with personal data decrypted. */
  abstract load<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
  ): Promise<State>;
}
