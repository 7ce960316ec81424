import { Expose, Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, Min, MinLength } from 'class-validator';
import { StartupError } from './startup-error.js';
import { flag, number, origin } from './variable-types.js';

const roles = ['http', 'worker', 'all'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const wrongFactor = 'RATE_LIMIT_FACTOR must be a number from 1 to 1000000';

/** How this process runs and where it listens. */
export class ServerConfig {
  @Expose({ name: 'NODE_ENV' })
  @IsIn(['development', 'test', 'production'], {
    message: 'NODE_ENV must be development, test or production',
  })
  readonly environment: 'development' | 'test' | 'production' = 'development';

  @Expose({ name: 'ROLE' })
  @IsIn(roles, { message: 'ROLE must be http, worker or all' })
  readonly role: (typeof roles)[number] = 'all';

  @Expose({ name: 'PORT' })
  @Transform(number)
  @IsInt({ message: 'PORT must be a number from 1 to 65535' })
  @Min(1, { message: 'PORT must be a number from 1 to 65535' })
  @Max(65535, { message: 'PORT must be a number from 1 to 65535' })
  readonly port: number = 3000;

  @Expose({ name: 'HOST' })
  @IsString()
  readonly host: string = '127.0.0.1';

  /** Origin of every link that leaves the application; without a path. */
  @Expose({ name: 'PUBLIC_URL' })
  @Transform(origin)
  @IsOptional()
  @IsString({ message: 'PUBLIC_URL must be an address such as https://www.example.com, without a path' })
  readonly givenPublicUrl?: string;

  /** Whether the client's address is read from X-Forwarded-For: only behind a proxy that sets it. */
  @Expose({ name: 'TRUST_PROXY' })
  @Transform(flag)
  @IsBoolean({ message: 'TRUST_PROXY must be true or false' })
  readonly trustProxy: boolean = false;

  /** Multiplies how often one address may do what is limited: for measurements, or where many share an address. */
  @Expose({ name: 'RATE_LIMIT_FACTOR' })
  @Transform(number)
  @Min(1, { message: wrongFactor })
  @Max(1_000_000, { message: wrongFactor })
  readonly rateLimitFactor: number = 1;

  @Expose({ name: 'LOG_LEVEL' })
  @IsIn(logLevels, { message: `LOG_LEVEL must be one of ${logLevels.join(', ')}` })
  readonly logLevel: (typeof logLevels)[number] = 'info';

  /** Bearer token with which /metrics answers to others than loopback. */
  @Expose({ name: 'METRICS_TOKEN' })
  @IsOptional()
  @MinLength(16, { message: 'METRICS_TOKEN must have at least 16 characters' })
  readonly metricsToken?: string;

  get isProduction(): boolean {
    return this.environment === 'production';
  }

  get publicUrl(): string {
    return this.givenPublicUrl ?? `http://localhost:${this.port}`;
  }

  /** Our own origins: the public one and, while listening on loopback, the loopback names with the port. */
  get origins(): string[] {
    const loopback = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${this.port}`);
    return ['127.0.0.1', '::1', 'localhost'].includes(this.host)
      ? [this.publicUrl, ...loopback]
      : [this.publicUrl];
  }

  /** Refuses what only development may leave out. */
  check(): void {
    if (this.isProduction && !this.givenPublicUrl) {
      throw new StartupError(
        'PUBLIC_URL is required in production: the address at which people reach the site',
      );
    }
  }
}
