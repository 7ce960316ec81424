import { Injectable } from '@nestjs/common';
import { StartupError } from '../config/startup/startup-error.js';
import { JobQueue, type EnqueueOptions } from './job-queue.js';
import { Jobs, type Job, type Queue, type RecurringJob } from './job.js';

/** The jobs of all modules. */
@Injectable()
export class JobRegistry extends Jobs {
  readonly recurring: RecurringJob[] = [];

  constructor(private readonly queue: JobQueue) {
    super();
  }

  override register<Payload extends object>(job: Job<Payload>): void {
    if (this.queue.jobs.some(({ queue }) => queue === job.queue))
      throw new Error(`Two jobs use the queue ${job.queue}`);
    this.queue.jobs.push(job as unknown as Job);
  }

  /** Throws StartupError for a queue that no job works on: what is enqueued into it would wait for ever. */
  assertWorkedOn(queues: readonly string[]): void {
    const idle = queues.find((queue) => !this.queue.jobs.some((job) => job.queue === queue));
    if (idle) throw new StartupError(`No job works on the queue ${idle}: register the one that does`);
  }

  override registerRecurring(job: RecurringJob): void {
    if (this.recurring.some(({ name }) => name === job.name))
      throw new Error(`Two recurring jobs are named ${job.name}`);
    this.recurring.push(job);
  }

  override async enqueue<Payload extends object>(
    queue: Queue<Payload>,
    payload: NoInfer<Payload>,
    options: EnqueueOptions,
  ): Promise<void> {
    await this.queue.enqueue({ queue, payload }, options);
  }

  override async purge(field: string, values: readonly (string | number)[]): Promise<void> {
    await this.queue.purge(field, values.map(String));
  }
}
