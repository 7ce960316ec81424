import { Injectable } from '@nestjs/common';
import { JobsStatus } from '../jobs/jobs-status.js';
import { Metrics, type Reading } from '../observability/metrics.js';
import { Readiness } from '../observability/readiness.js';
import { ConsumersStatus, type ConsumerStatus } from '../projections/consumers-status.js';
import { LogReader } from '../projections/log-reader.js';
import { ProjectionRegistry } from '../projections/projection-registry.js';
import { ReactorRegistry } from '../reactors/reactor-registry.js';

/** Tells /ready and /metrics how far projections and reactors are and what the queue holds. */
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
  ) {}

  register(): void {
    this.readiness.register('projections', () => this.stopped());
    this.readiness.register('event log', () => Promise.resolve(this.reader.fault));
    this.metrics.registerGauge({
      name: 'projection_events_behind',
      help: 'Events a projection or reactor has not handled yet, counted up to 2000',
      read: async () =>
        (await this.status()).map(({ name, eventsBehind }) => reading({ name }, eventsBehind)),
    });
    this.metrics.registerGauge({
      name: 'projection_stopped',
      help: '1 when an event stopped the projection or reactor',
      read: () => this.stops(),
    });
    this.metrics.registerGauge({
      name: 'jobs',
      help: 'Jobs by queue and state',
      read: () => this.jobCounts(),
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
    return this.consumers.of(this.names());
  }

  private names(): string[] {
    return [...this.projections.all(), ...this.reactors.all()].map(({ name }) => name);
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
