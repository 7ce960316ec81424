import { Expose } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { StartupError } from './startup-error.js';

/** Keys that stay outside the database. */
export class SecretsConfig {
  /** 32 bytes in base64; outside production made on first use and kept in the data folder. */
  @Expose({ name: 'PERSONAL_DATA_KEY' })
  @IsOptional()
  @Matches(/^[A-Za-z0-9+/]{43}=$/, { message: 'PERSONAL_DATA_KEY must be 32 bytes in base64' })
  readonly personalDataKey?: string;

  @Expose({ name: 'NODE_ENV' })
  readonly environment: string = 'development';

  check(): void {
    if (this.environment === 'production' && !this.personalDataKey) {
      throw new StartupError('PERSONAL_DATA_KEY is required in production: 32 bytes in base64');
    }
  }
}
