import type { DomainEvent } from '../events/index.js';

/** A job that had failed for good is run once more. */
export type JobRetried = DomainEvent<'JobRetried', Readonly<{ jobId: string; queue: string }>>;

/** A job that had failed for good is given up: nobody is told of it any more. */
export type JobDiscarded = DomainEvent<
  'JobDiscarded',
  Readonly<{ jobId: string; queue: string; reason: string }>
>;

/** A projection or reactor that an event had stopped tries again where it stopped. */
export type ConsumerRestarted = DomainEvent<'ConsumerRestarted', Readonly<{ consumer: string }>>;

/** What people did about the work behind the scenes. */
export type OperationsEvent = JobRetried | JobDiscarded | ConsumerRestarted;
