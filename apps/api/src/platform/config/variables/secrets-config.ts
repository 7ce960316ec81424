import { Expose, Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { WrongVariableError } from '../startup/startup-error.js';

const key = /^[A-Za-z0-9+/]{43}=$/;

/** Keys that docker-compose.yml once set by default, which makes them public. */
const published = [
  'dGhpcyBrZXkgaXMgZm9yIHRyeWluZyBvdXQgb25seSE=',
  'dGhpcyBzZWFsIGlzIGZvciB0cnlpbmcgb3V0IG9ubHk=',
];

/** Keys that stay outside the database. */
export class SecretsConfig {
  /** 32 bytes in base64; outside production created in the data folder on first use. */
  @Expose({ name: 'PERSONAL_DATA_KEY' })
  @IsOptional()
  @Matches(key, { message: 'PERSONAL_DATA_KEY must be 32 bytes in base64' })
  readonly personalDataKey?: string;

  /** 32 bytes in base64 that sign the ledger; outside production created in the data folder on first use. */
  @Expose({ name: 'LEDGER_SEAL_KEY' })
  @IsOptional()
  @Matches(key, { message: 'LEDGER_SEAL_KEY must be 32 bytes in base64' })
  readonly ledgerSealKey?: string;

  /** Public keys of former ledger signatures, oldest first, as `ledger seal-key` prints them. */
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
    requireSecret('PERSONAL_DATA_KEY', this.personalDataKey);
    requireSecret('LEDGER_SEAL_KEY', this.ledgerSealKey);
  }
}

function requireSecret(name: string, value: string | undefined): void {
  if (value === undefined)
    throw new WrongVariableError(`${name} is required in production: 32 bytes in base64`);
  if (!published.includes(value) && new Set(Buffer.from(value, 'base64')).size > 1) return;
  throw new WrongVariableError(
    `${name} is a published or trivial key: set 32 random bytes in base64, as "openssl rand -base64 32" prints them`,
  );
}
