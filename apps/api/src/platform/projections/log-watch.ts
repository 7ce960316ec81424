import type { DomainEvent } from '@closewise/domain/events';

/** Tells what a process keeps in memory that it has become old, in every process that serves or works. */
export abstract class LogWatch<Event extends DomainEvent = DomainEvent> {
  /**
   * Calls back soon after any process has appended an event of this type, and once while this process starts, which
   * waits for it. `seen` never rejects. Declared while modules initialise (onModuleInit).
   */
  abstract watch(type: Event['type'], seen: () => Promise<void>): void;
}
