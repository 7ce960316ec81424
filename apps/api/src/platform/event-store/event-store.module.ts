import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { parseEventStoreUrl } from '../config/variables/event-store-address.js';
import { StorageConfig } from '../config/variables/storage-config.js';
import { Database } from '../database/database.js';
import { Metrics } from '../observability/metrics.js';
import { Readiness } from '../observability/readiness.js';
import { EventStore } from './event-store.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { StartWait } from './start-wait.js';

const OPEN_EVENT_STORE = Symbol('open event store');

type OpenEventStore = Readonly<{
  name: 'Postgres' | 'EventStoreDB';
  store: EventStore;
  /** Why the store cannot be used; null while it can. */
  refusal(): Promise<string | null>;
  close(): Promise<void>;
}>;

/** Provides the process's EventStore: EventStoreDB when EVENTSTORE_URL is set, otherwise Postgres. */
@Global()
@Module({})
export class EventStoreModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(OPEN_EVENT_STORE) private readonly open: OpenEventStore,
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  /** `wait` handles a store that does not respond when the process starts. */
  static register(wait: StartWait): DynamicModule {
    return {
      module: EventStoreModule,
      providers: [
        { provide: StartWait, useValue: wait },
        {
          provide: OPEN_EVENT_STORE,
          inject: [StorageConfig, Database, StartWait],
          useFactory: openEventStore,
        },
        { provide: EventStore, inject: [OPEN_EVENT_STORE], useFactory: ({ store }: OpenEventStore) => store },
      ],
      exports: [EventStore, StartWait],
    };
  }

  /** The readiness check of Postgres covers an event store in Postgres. */
  onModuleInit(): void {
    const { name, refusal } = this.open;
    if (name !== 'Postgres') this.readiness.register('event store', refusal);
    this.metrics.registerGauge({
      name: 'event_store_answers',
      help: '1 while the event store answers, 0 while it does not',
      labels: ['store'],
      read: async () => [{ labels: { store: name }, value: (await refusal()) === null ? 1 : 0 }],
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.open.close();
  }
}

async function openEventStore(
  { eventStoreUrl }: StorageConfig,
  database: Database,
  wait: StartWait,
): Promise<OpenEventStore> {
  if (eventStoreUrl === undefined) {
    const store = new PostgresEventStore(database);
    const refusal = () =>
      store.head().then(
        () => null,
        (error: Error) => error.message,
      );
    return { name: 'Postgres', store, refusal, close: () => Promise.resolve() };
  }
  // The client is large and is not loaded for an event store in Postgres.
  const { openEventStoreDb } = await import('./eventstoredb/open-event-store-db.js');
  return { name: 'EventStoreDB', ...(await openEventStoreDb(parseEventStoreUrl(eventStoreUrl), { wait })) };
}
