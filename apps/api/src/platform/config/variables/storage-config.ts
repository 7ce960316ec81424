import { resolve } from 'node:path';
import { Expose, Transform } from 'class-transformer';
import { IsOptional, IsString, Matches } from 'class-validator';
import { faultOfEventStoreUrl } from './event-store-address.js';
import { WrongVariableError } from '../startup/startup-error.js';

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

  /** An EventStoreDB that keeps the events instead of Postgres; what is made from them stays in Postgres. */
  @Expose({ name: 'EVENTSTORE_URL' })
  readonly eventStoreUrl?: string;

  check(): void {
    const fault = this.eventStoreUrl === undefined ? null : faultOfEventStoreUrl(this.eventStoreUrl);
    if (fault !== null) throw new WrongVariableError(fault);
  }
}
