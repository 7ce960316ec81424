declare const payloadType: unique symbol;

/** The name of a queue; the type parameter is the payload of its jobs, which holds ids only. */
export type Queue<Payload extends object = object> = string & { readonly [payloadType]: Payload };

const declared = new Set<string>();

/** Defines a queue once, for the code that enqueues into it and for the job that works on it. */
export function queueOf<Payload extends object>(name: string): Queue<Payload> {
  declared.add(name);
  return name as Queue<Payload>;
}

/** All queues of the loaded code; the application does not start unless each has a job. */
export const declaredQueues = (): readonly string[] => [...declared];

/** One run of a job. `attempt` counts from 1; after `lastAttempt` there is no retry. */
export type JobRun<Payload> = Readonly<{
  id: string;
  payload: Payload;
  attempt: number;
  lastAttempt: boolean;
  signal: AbortSignal;
}>;

/**
 * Work that survives the death of its process: another worker takes it over within 30 s, and failures are retried with
 * back-off. A run that fails because of an outage (`isOutage`) does not count as an attempt: it is repeated, for days
 * if necessary, until the missing service is back.
 */
export type Job<Payload extends object = object> = Readonly<{
  queue: Queue<Payload>;
  /** Attempts after the first. */
  retryLimit: number;
  /** Seconds before the first retry; doubles each time. */
  retryDelaySeconds: number;
  /** At most this many at once in a process. */
  concurrency: number;
  /** Must be idempotent: it may run again after a crash at any point. */
  run(run: JobRun<Payload>): Promise<void>;
  /** Called before the job is recorded as failed for good. If an outage interrupts it, the job runs once more. */
  giveUp?(run: JobRun<Payload>, error: Error): Promise<void>;
}>;

/** Work at fixed intervals, in one process at a time; after an outage it is repeated until it succeeds. */
export type RecurringJob = Readonly<{
  name: string;
  everySeconds: number;
  run(signal: AbortSignal): Promise<void>;
}>;

/** Throw it from a job when no retry can help: the job fails for good immediately. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
}

/** Where modules register their jobs while they initialize (onModuleInit), and enqueue them. */
export abstract class Jobs {
  abstract register<Payload extends object>(job: Job<Payload>): void;
  abstract registerRecurring(job: RecurringJob): void;

  /** Enqueues once per `key`; a repetition with the same key is ignored, even after the job has ended. */
  abstract enqueue<Payload extends object>(
    queue: Queue<Payload>,
    payload: NoInfer<Payload>,
    options: Readonly<{ key: string; delaySeconds?: number }>,
  ): Promise<void>;

  /** Deletes ended jobs, with their error messages, whose payload has one of these values in this field. */
  abstract purge(field: string, values: readonly (string | number)[]): Promise<void>;
}
