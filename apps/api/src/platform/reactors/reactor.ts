import type { DomainEvent } from '@closewise/domain/events';
import type { RecordedEvent } from '../event-store/event-store.js';
import type { Queue } from '../jobs/job.js';

/** Turns events into durable jobs, each once per reactor and event, in the transaction of its checkpoint. */
export type Reactor<Event extends DomainEvent = DomainEvent, Payload extends object = object> = Readonly<{
  /** `<do>-when-<event>` */
  name: `${string}-when-${string}`;
  on: readonly Event['type'][];
  /** Where a new reactor starts in the log. */
  startFrom: 'now' | 'beginning';
  /** The queue of its jobs; the application does not start unless it has a job. */
  queue: Queue<Payload>;
  /** Returns the job's payload, or null to do nothing. */
  react(event: RecordedEvent<Event>): Payload | null;
}>;

/** Modules register their reactors here while they initialize (onModuleInit). */
export abstract class Reactors {
  abstract register(reactor: Reactor): void;
}
