import { Global, Module } from '@nestjs/common';
import { Database } from '../database/database.js';
import { EventStore } from './event-store.js';
import { PostgresEventStore } from './postgres-event-store.js';

/** Provides the EventStore of the process. */
@Global()
@Module({
  providers: [
    {
      provide: EventStore,
      inject: [Database],
      useFactory: (database: Database) => new PostgresEventStore(database),
    },
  ],
  exports: [EventStore],
})
export class EventStoreModule {}
