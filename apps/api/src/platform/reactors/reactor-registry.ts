import { Injectable } from '@nestjs/common';
import { KnownEvents } from '../event-catalogue/known-events.js';
import { EventStore } from '../event-store/event-store.js';
import { JobQueue } from '../jobs/job-queue.js';
import type { LogConsumer } from '../projections/log-consumer.js';
import { Reactors, type Reactor } from './reactor.js';

/** The reactors of all modules. */
@Injectable()
export class ReactorRegistry extends Reactors {
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

  consumers(): LogConsumer[] {
    return this.all().map((reactor) => this.consumer(reactor));
  }

  private consumer(reactor: Reactor): LogConsumer {
    return {
      name: reactor.name,
      handles: new Set(reactor.on),
      isLost: async () => false,
      prepare: async () => (reactor.startFrom === 'now' ? this.store.head() : null),
      handle: async (events, client) => {
        for (const event of events) {
          const request = reactor.react(event);
          if (request) await this.jobs.enqueueIn(client, request, { key: `${reactor.name}:${event.id}` });
        }
      },
    };
  }
}
