import { assertNamesNobody, DomainError, type Decider } from '../events/index.js';
import type { OperationsEvent } from './admin-events.js';

/** What is done about a failed job, or about a projection or reactor that stopped; both are known to be so. */
export type OperationsCommand =
  | Readonly<{ type: 'RetryJob'; jobId: string; queue: string }>
  | Readonly<{ type: 'DiscardJob'; jobId: string; queue: string; reason: string }>
  | Readonly<{ type: 'RestartConsumer'; consumer: string }>;

/** The stream of what people did about one job. */
export const jobStream = (jobId: string): string => `job-${jobId}`;

/** The stream of what people did about one projection or reactor. */
export const consumerStream = (name: string): string => `consumer-${name}`;

/** Keeps who did it: whether there is anything to be done is for the queue and the checkpoints to say. */
export const operationsDecider: Decider<OperationsCommand, null, OperationsEvent> = {
  initialState: null,
  decide(command) {
    switch (command.type) {
      case 'RetryJob':
        return [{ type: 'JobRetried', data: { jobId: command.jobId, queue: command.queue } }];
      case 'DiscardJob':
        return [{ type: 'JobDiscarded', data: discarded(command) }];
      case 'RestartConsumer':
        return [{ type: 'ConsumerRestarted', data: { consumer: command.consumer } }];
    }
  },
  evolve: () => null,
};

function discarded({ jobId, queue, reason }: Extract<OperationsCommand, { type: 'DiscardJob' }>) {
  const why = reason.trim();
  assertNamesNobody(why);
  if (why !== '') return { jobId, queue, reason: why };
  throw new DomainError('administration.discard-reason-missing', 'Say why nobody needs this job any more');
}
