import { resolve } from 'node:path';
import { Expose, Transform } from 'class-transformer';
import { Equals, IsOptional, IsString, Matches } from 'class-validator';

/** Where the data is. */
export class StorageConfig {
  /** Folder of the embedded Postgres and of keys made on first use. */
  @Expose({ name: 'DATA_DIR' })
  @Transform(({ value }) => (typeof value === 'string' ? resolve(value) : value))
  @IsString()
  readonly dataDir: string = resolve('.data');

  /** An own Postgres instead of the embedded one. */
  @Expose({ name: 'DATABASE_URL' })
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/\S+$/, {
    message: 'DATABASE_URL must be an address such as postgres://user@host/name',
  })
  readonly databaseUrl?: string;

  @Expose({ name: 'EVENTSTORE_URL' })
  @IsOptional()
  @Equals(undefined, { message: 'EVENTSTORE_URL is set, but events are kept in Postgres only: unset it' })
  readonly eventStoreUrl?: undefined;
}
