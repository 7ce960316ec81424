import type { DomainEvent } from '@closewise/domain/events';
import type { RecordedEvent } from '../event-store/event-store.js';
import type { Queue } from '../jobs/job.js';

/** Turns events into durable jobs, each once per reactor and event, in the transaction of its checkpoint. */
export type Reactor<Event extends DomainEvent = DomainEvent, Payload extends object = object> = Readonly<{
  /** `<do>-when-<event>` */
  name: `${string}-when-${string}`;
  on: readonly Event['type'][];
  /** Where a reactor that never ran starts reading. */
  startFrom: 'now' | 'beginning';
  /** Where the jobs go; a queue that no job works on keeps the application from starting. */
  queue: Queue<Payload>;
  /** What the job is told, or null when there is nothing to do. */
  react(event: RecordedEvent<Event>): Payload | null;
}>;

/** Where modules register their reactors while they initialise (onModuleInit). */
export abstract class Reactors {
  abstract register(reactor: Reactor): void;
}
