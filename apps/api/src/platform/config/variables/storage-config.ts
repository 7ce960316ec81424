import { resolve } from 'node:path';
import { Expose, Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { findEventStoreUrlFault } from './event-store-address.js';
import { WrongVariableError } from '../startup/startup-error.js';
import { readNumber } from '../read-config.js';

/** Some work holds one connection for long while it needs others. */
const FEWEST_CONNECTIONS = 6;
const MOST_CONNECTIONS = 90;
const amongConnections = {
  message: `DATABASE_CONNECTIONS must be a whole number from ${FEWEST_CONNECTIONS} to ${MOST_CONNECTIONS}`,
};

/** Where data is stored. */
export class StorageConfig {
  /** Folder of the embedded Postgres and of keys created on first use. */
  @Expose({ name: 'DATA_DIR' })
  @Transform(({ value }) => (typeof value === 'string' ? resolve(value) : value))
  @IsString()
  readonly dataDir: string = resolve('.data');

  /** An external Postgres instead of the embedded one. */
  @Expose({ name: 'DATABASE_URL' })
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/\S+$/, {
    message: 'DATABASE_URL must be an address such as postgres://user@host/name',
  })
  readonly databaseUrl?: string;

  /** Most connections to Postgres that this process keeps in its pool. */
  @Expose({ name: 'DATABASE_CONNECTIONS' })
  @Transform(readNumber)
  @IsInt(amongConnections)
  @Min(FEWEST_CONNECTIONS, amongConnections)
  @Max(MOST_CONNECTIONS, amongConnections)
  readonly databaseConnections: number = 20;

  /** An EventStoreDB that stores the events instead of Postgres; read models stay in Postgres. */
  @Expose({ name: 'EVENTSTORE_URL' })
  readonly eventStoreUrl?: string;

  check(): void {
    const fault = this.eventStoreUrl === undefined ? null : findEventStoreUrlFault(this.eventStoreUrl);
    if (fault !== null) throw new WrongVariableError(fault);
  }
}
