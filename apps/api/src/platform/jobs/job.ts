declare const told: unique symbol;

/** The name of a queue, which carries what its jobs are told: ids only. */
export type Queue<Payload extends object = object> = string & { readonly [told]: Payload };

const declared = new Set<string>();

/** The one definition of a queue, for those who enqueue into it and for the job that works on it. */
export function queueOf<Payload extends object>(name: string): Queue<Payload> {
  declared.add(name);
  return name as Queue<Payload>;
}

/** All queues of the code that was loaded; the application does not start unless a job works on each. */
export const declaredQueues = (): readonly string[] => [...declared];

/** One run of a job. `attempt` counts from 1; `lastAttempt` says that no retry follows. */
export type JobRun<Payload> = Readonly<{
  id: string;
  payload: Payload;
  attempt: number;
  lastAttempt: boolean;
  signal: AbortSignal;
}>;

/**
 * Work that survives the death of its process: taken over within 30 s and retried with back-off. A run that ends with
 * an outage (`isOutage`) is no attempt: it is repeated until what it needs is back, for days if need be.
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
  /** Tells people that it fails for good, before the queue does. An outage meanwhile makes the job run once more. */
  giveUp?(run: JobRun<Payload>, error: Error): Promise<void>;
}>;

/** Work at fixed intervals, in one process at a time; after an outage it is repeated until it has been done. */
export type RecurringJob = Readonly<{
  name: string;
  everySeconds: number;
  run(signal: AbortSignal): Promise<void>;
}>;

/** Where modules register their jobs while they initialise (onModuleInit). */
export abstract class Jobs {
  abstract register<Payload extends object>(job: Job<Payload>): void;
  abstract registerRecurring(job: RecurringJob): void;

  /** Enqueues once per `key`; a repetition with the same key is ignored, also after the job has ended. */
  abstract enqueue<Payload extends object>(
    queue: Queue<Payload>,
    payload: NoInfer<Payload>,
    options: Readonly<{ key: string; delaySeconds?: number }>,
  ): Promise<void>;

  /** Removes the ended jobs whose payload has one of these values in this field, with what they said when they failed. */
  abstract purge(field: string, values: readonly (string | number)[]): Promise<void>;
}
