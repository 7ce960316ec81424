import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { readEventStoreUrl } from '../config/variables/event-store-address.js';
import { StorageConfig } from '../config/variables/storage-config.js';
import { Database } from '../database/database.js';
import { Readiness } from '../observability/readiness.js';
import { EventStore } from './event-store.js';
import { PostgresEventStore } from './postgres-event-store.js';

const OPEN_EVENT_STORE = Symbol('open event store');

type OpenEventStore = Readonly<{ store: EventStore; close(): Promise<void> }>;

/** Provides the EventStore of the process: in EventStoreDB when EVENTSTORE_URL is set, else in Postgres. */
@Global()
@Module({
  providers: [
    {
      provide: OPEN_EVENT_STORE,
      inject: [StorageConfig, Database, Readiness],
      useFactory: openEventStore,
    },
    { provide: EventStore, inject: [OPEN_EVENT_STORE], useFactory: ({ store }: OpenEventStore) => store },
  ],
  exports: [EventStore],
})
export class EventStoreModule implements OnApplicationShutdown {
  constructor(@Inject(OPEN_EVENT_STORE) private readonly open: OpenEventStore) {}

  async onApplicationShutdown(): Promise<void> {
    await this.open.close();
  }
}

async function openEventStore(
  { eventStoreUrl }: StorageConfig,
  database: Database,
  readiness: Readiness,
): Promise<OpenEventStore> {
  if (eventStoreUrl === undefined) {
    return { store: new PostgresEventStore(database), close: () => Promise.resolve() };
  }
  // Its client is large: who keeps events in Postgres does not load it.
  const { openEventStoreDb } = await import('./eventstoredb/open-event-store-db.js');
  const open = await openEventStoreDb(readEventStoreUrl(eventStoreUrl));
  readiness.register('event store', open.refusal);
  return open;
}
