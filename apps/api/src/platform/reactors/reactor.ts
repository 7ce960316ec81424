import type { RecordedEvent } from '../event-store/event-store.js';

/** What a reactor enqueues; payloads carry ids only. */
export type JobRequest = Readonly<{ queue: string; payload: Readonly<Record<string, string | number>> }>;

/** Turns events into durable jobs, each once per reactor and event, in the transaction of its checkpoint. */
export type Reactor = Readonly<{
  /** `<do>-when-<event>` */
  name: `${string}-when-${string}`;
  on: readonly string[];
  /** Where a reactor that never ran starts reading. */
  startFrom: 'now' | 'beginning';
  react(event: RecordedEvent): JobRequest | null;
}>;

/** Where modules register their reactors while they initialise (onModuleInit). */
export abstract class Reactors {
  abstract register(reactor: Reactor): void;
}
