import type { Queue } from '../src/platform/jobs/job.js';

/** A queue for one test only; `queueOf` declares a queue of the application, which must have a job. */
export const testQueue = <Payload extends object>(name: string): Queue<Payload> => name as Queue<Payload>;
