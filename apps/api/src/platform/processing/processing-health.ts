import { Injectable } from '@nestjs/common';
import { JobsStatus } from '../jobs/jobs-status.js';
import { noWorker, Workers } from '../jobs/workers.js';
import { Metrics, type Reading } from '../observability/metrics.js';
import { Readiness } from '../observability/readiness.js';
import { ConsumersStatus, type ConsumerStatus } from '../projections/consumers-status.js';
import { LogReader } from '../projections/log-reader.js';
import { ProjectionRegistry } from '../projections/projection-registry.js';
import { ReadModels } from '../projections/read-models.js';
import { ReactorRegistry } from '../reactors/reactor-registry.js';

/** Reports projections, reactors and jobs to /ready and /metrics. */
@Injectable()
export class ProcessingHealth {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
    private readonly projections: ProjectionRegistry,
    private readonly reactors: ReactorRegistry,
    private readonly consumers: ConsumersStatus,
    private readonly jobs: JobsStatus,
    private readonly reader: LogReader,
    private readonly readModels: ReadModels,
    private readonly workers: Workers,
  ) {}

  register(): void {
    this.readiness.register('projections', () => this.stopped());
    this.readiness.register('read models', () => this.readModels.findFault());
    this.readiness.register('event log', () => Promise.resolve(this.reader.fault));
    this.readiness.registerNotice('jobs', () => this.failures());
    this.readiness.registerNotice('workers', async () =>
      (await this.workers.count()) === 0 ? noWorker : null,
    );
    this.metrics.registerGauge({
      name: 'workers',
      help: 'Worker processes that are running; at 0 paid reports, mails and read models wait',
      labels: [],
      read: async () => [reading({}, await this.workers.count())],
    });
    this.metrics.registerGauge({
      name: 'projection_events_behind',
      help: 'Events a projection or reactor has not handled yet, counted up to 2000',
      labels: ['name'],
      read: async () =>
        (await this.status()).map(({ name, eventsBehind }) => reading({ name }, eventsBehind)),
    });
    this.metrics.registerGauge({
      name: 'projection_stopped',
      help: '1 when an event stopped the projection or reactor',
      labels: ['name'],
      read: () => this.stops(),
    });
    this.metrics.registerGauge({
      name: 'jobs',
      help: 'Jobs by queue and state',
      labels: ['queue', 'state'],
      read: () => this.jobCounts(),
    });
    this.metrics.registerGauge({
      name: 'jobs_held_up',
      help: 'Jobs that an outage keeps waiting, by queue',
      labels: ['queue'],
      read: async () =>
        (await this.jobs.counts()).map(({ queue, heldUp }) => reading({ queue }, heldUp?.jobs ?? 0)),
    });
  }

  private async stopped(): Promise<string | null> {
    const stopped = await this.consumers.stopped(this.names());
    return stopped.length > 0 ? `stopped: ${stopped.join(', ')}` : null;
  }

  private async stops(): Promise<Reading[]> {
    const stopped = await this.consumers.stopped(this.names());
    return this.names().map((name) => reading({ name }, Number(stopped.includes(name))));
  }

  private status(): Promise<ConsumerStatus[]> {
    return this.consumers.findStatuses(this.names());
  }

  private names(): string[] {
    return [...this.projections.all(), ...this.reactors.all()].map(({ name }) => name);
  }

  private async failures(): Promise<string | null> {
    const failures = (await this.jobs.failureCounts()).map(({ queue, failed }) => `${failed} of ${queue}`);
    return failures.length > 0 ? `failed for good: ${failures.join(', ')}; see jobs status` : null;
  }

  private async jobCounts(): Promise<Reading[]> {
    const counts = await this.jobs.counts();
    return counts.flatMap(({ queue, waiting, active, failed }) => [
      reading({ queue, state: 'waiting' }, waiting),
      reading({ queue, state: 'active' }, active),
      reading({ queue, state: 'failed' }, failed),
    ]);
  }
}

function reading(labels: Reading['labels'], value: number): Reading {
  return { labels, value };
}
