import { assertNamesNobody, DomainError, type Decider } from '../events/index.js';
import type { OperationsEvent } from './admin-events.js';

/** An action on a failed job, or on a stopped projection or reactor. The caller has checked that state. */
export type OperationsCommand =
  | Readonly<{ type: 'RetryJob'; jobId: string; queue: string }>
  | Readonly<{ type: 'DiscardJob'; jobId: string; queue: string; reason: string }>
  | Readonly<{ type: 'RestartConsumer'; consumer: string }>;

/** The stream of the actions on one job. */
export const jobStream = (jobId: string): string => `job-${jobId}`;

/** The stream of the actions on one projection or reactor. */
export const consumerStream = (name: string): string => `consumer-${name}`;

/** Records who did what. The queue and the checkpoints hold the state. */
export const operationsDecider: Decider<OperationsCommand, null, OperationsEvent> = {
  initialState: null,
  decide(command) {
    switch (command.type) {
      case 'RetryJob':
        return [{ type: 'JobRetried', data: { jobId: command.jobId, queue: command.queue } }];
      case 'DiscardJob':
        return [{ type: 'JobDiscarded', data: checkDiscard(command) }];
      case 'RestartConsumer':
        return [{ type: 'ConsumerRestarted', data: { consumer: command.consumer } }];
    }
  },
  evolve: () => null,
};

function checkDiscard({ jobId, queue, reason }: Extract<OperationsCommand, { type: 'DiscardJob' }>) {
  const why = reason.trim();
  assertNamesNobody(why);
  if (why !== '') return { jobId, queue, reason: why };
  throw new DomainError('administration.discard-reason-missing', 'Say why this job is no longer needed');
}
