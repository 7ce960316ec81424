import { resolve } from 'node:path';
import { Expose, Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { faultOfEventStoreUrl } from './event-store-address.js';
import { WrongVariableError } from '../startup/startup-error.js';
import { number } from '../variable-types.js';

/** Some are held for as long as a piece of work takes, which needs others itself. */
const FEWEST_CONNECTIONS = 6;
const MOST_CONNECTIONS = 90;
const amongConnections = {
  message: `DATABASE_CONNECTIONS must be a whole number from ${FEWEST_CONNECTIONS} to ${MOST_CONNECTIONS}`,
};

/** Where the data is. */
export class StorageConfig {
  /** Folder of the embedded Postgres and of keys made on first use. */
  @Expose({ name: 'DATA_DIR' })
  @Transform(({ value }) => (typeof value === 'string' ? resolve(value) : value))
  @IsString()
  readonly dataDir: string = resolve('.data');

  /** A Postgres of the operator's own instead of the embedded one. */
  @Expose({ name: 'DATABASE_URL' })
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/\S+$/, {
    message: 'DATABASE_URL must be an address such as postgres://user@host/name',
  })
  readonly databaseUrl?: string;

  /** How many connections to Postgres this process keeps at most. */
  @Expose({ name: 'DATABASE_CONNECTIONS' })
  @Transform(number)
  @IsInt(amongConnections)
  @Min(FEWEST_CONNECTIONS, amongConnections)
  @Max(MOST_CONNECTIONS, amongConnections)
  readonly databaseConnections: number = 20;

  /** An EventStoreDB that keeps the events instead of Postgres; what is made from them stays in Postgres. */
  @Expose({ name: 'EVENTSTORE_URL' })
  readonly eventStoreUrl?: string;

  check(): void {
    const fault = this.eventStoreUrl === undefined ? null : faultOfEventStoreUrl(this.eventStoreUrl);
    if (fault !== null) throw new WrongVariableError(fault);
  }
}
