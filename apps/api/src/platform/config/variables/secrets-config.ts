import { Expose, Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { WrongVariableError } from '../startup/startup-error.js';

const key = /^[A-Za-z0-9+/]{43}=$/;

/** Keys that stay outside the database. */
export class SecretsConfig {
  /** 32 bytes in base64; outside production made on first use and kept in the data folder. */
  @Expose({ name: 'PERSONAL_DATA_KEY' })
  @IsOptional()
  @Matches(key, { message: 'PERSONAL_DATA_KEY must be 32 bytes in base64' })
  readonly personalDataKey?: string;

  /** 32 bytes in base64 that sign the ledger; outside production made on first use and kept in the data folder. */
  @Expose({ name: 'LEDGER_SEAL_KEY' })
  @IsOptional()
  @Matches(key, { message: 'LEDGER_SEAL_KEY must be 32 bytes in base64' })
  readonly ledgerSealKey?: string;

  /** Public keys that signed the ledger before, oldest first, as `ledger seal-key` prints them. */
  @Expose({ name: 'LEDGER_SEAL_FORMER_KEYS' })
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value))
  @Matches(key, {
    each: true,
    message: 'LEDGER_SEAL_FORMER_KEYS must be public keys of 32 bytes in base64 with commas between them',
  })
  readonly ledgerSealFormerKeys: readonly string[] = [];

  @Expose({ name: 'NODE_ENV' })
  readonly environment: string = 'development';

  check(): void {
    if (this.environment !== 'production') return;
    const missing = [
      !this.personalDataKey && 'PERSONAL_DATA_KEY',
      !this.ledgerSealKey && 'LEDGER_SEAL_KEY',
    ].find(Boolean);
    if (missing) throw new WrongVariableError(`${missing} is required in production: 32 bytes in base64`);
  }
}
