import { Injectable, Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { StartupError } from '../config/startup/startup-error.js';
import { KnownEvents } from '../event-catalogue/known-events.js';
import { EventStore, type RecordedEvent } from '../event-store/event-store.js';
import { JobQueue } from '../jobs/job-queue.js';
import type { LogConsumer } from '../projections/log-consumer.js';
import { Reactors, type Reactor } from './reactor.js';

/** The reactors of all modules. */
@Injectable()
export class ReactorRegistry extends Reactors {
  private readonly log = new Logger('Reactors');
  private readonly reactors = new Map<string, Reactor>();

  constructor(
    private readonly store: EventStore,
    private readonly jobs: JobQueue,
    private readonly known: KnownEvents,
  ) {
    super();
  }

  override register(reactor: Reactor): void {
    if (this.reactors.has(reactor.name)) throw new Error(`Two reactors are named ${reactor.name}`);
    this.known.assertHas(reactor.on, reactor.name);
    this.reactors.set(reactor.name, reactor);
  }

  all(): Reactor[] {
    return [...this.reactors.values()];
  }

  /** Throws StartupError for a reactor whose queue has no job. */
  assertWorkedOn(): void {
    const queues = new Set(this.jobs.jobs.map(({ queue }) => queue));
    const idle = this.all().find(({ queue }) => !queues.has(queue));
    if (idle) throw new StartupError(`${idle.name} enqueues into ${idle.queue}, which no job works on`);
  }

  consumers(): LogConsumer[] {
    return this.all().map((reactor) => this.consumer(reactor));
  }

  private consumer(reactor: Reactor): LogConsumer {
    return {
      name: reactor.name,
      handles: new Set(reactor.on),
      prepare: async () => (reactor.startFrom === 'now' ? this.store.head() : null),
      handle: async (events, client) => {
        for (const event of events) {
          const payload = reactor.react(event);
          if (payload) await this.enqueue(client, reactor, payload, event);
        }
      },
    };
  }

  /** The job's trace leads to the event and to its request. */
  private async enqueue(
    client: PoolClient,
    { name, queue }: Reactor,
    payload: object,
    { id, meta: { correlationId } }: Pick<RecordedEvent, 'id' | 'meta'>,
  ): Promise<void> {
    const trace = { correlationId, causationId: id };
    await this.jobs.enqueueIn(client, { queue, payload }, { key: `${name}:${id}`, trace });
    this.log.debug({ reactor: name, event: id, correlationId });
  }
}
