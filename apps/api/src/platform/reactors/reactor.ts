import type { DomainEvent } from '@closewise/domain/events';
import type { RecordedEvent } from '../event-store/event-store.js';

/** What a reactor enqueues; payloads carry ids only. */
export type JobRequest = Readonly<{ queue: string; payload: Readonly<Record<string, string | number>> }>;

/** Turns events into durable jobs, each once per reactor and event, in the transaction of its checkpoint. */
export type Reactor<Event extends DomainEvent = DomainEvent> = Readonly<{
  /** `<do>-when-<event>` */
  name: `${string}-when-${string}`;
  on: readonly Event['type'][];
  /** Where a reactor that never ran starts reading. */
  startFrom: 'now' | 'beginning';
  react(event: RecordedEvent<Event>): JobRequest | null;
}>;

/** Where modules register their reactors while they initialise (onModuleInit). */
export abstract class Reactors {
  abstract register(reactor: Reactor): void;
}
