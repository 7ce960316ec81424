import type { DomainEvent } from '@closewise/domain/events';

/** Notifies in-memory caches of every process that they are outdated. */
export abstract class LogWatch<Event extends DomainEvent = DomainEvent> {
  /**
   * Calls `seen` soon after any process has appended an event of this type, and once during the start, which waits for
   * it. `seen` must never reject. Call it while modules initialize (onModuleInit).
   */
  abstract watch(type: Event['type'], seen: () => Promise<void>): void;
}
