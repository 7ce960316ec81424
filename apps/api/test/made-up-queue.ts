import type { Queue } from '../src/platform/jobs/job.js';

/** A queue of a test alone: `queueOf` declares one of the application, which must have a job. */
export const madeUpQueue = <Payload extends object>(name: string): Queue<Payload> => name as Queue<Payload>;
