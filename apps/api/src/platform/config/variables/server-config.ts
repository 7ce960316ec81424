import { Expose, Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, Min, MinLength, Validate } from 'class-validator';
import { WrongVariableError } from '../startup/startup-error.js';
import { ReadTrustedProxies, trustedProxies, type TrustedProxies } from './trusted-proxies.js';
import { number, origin } from '../variable-types.js';

const roles = ['http', 'worker', 'all'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const wrongProxies =
  'TRUST_PROXY must be the number of proxies before this server (1 to 9), their addresses (10.0.0.0/8,127.0.0.1) or false';
const wrongFactor = 'RATE_LIMIT_FACTOR must be a number from 1 to 1000000';
const wrongDrain = 'DRAIN_SECONDS must be a whole number from 0 to 60';
const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/;

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

  /** Origin at which the admin area is served alone, beside /admin of the public site. */
  @Expose({ name: 'ADMIN_URL' })
  @Transform(origin)
  @IsOptional()
  @IsString({ message: 'ADMIN_URL must be an address such as https://admin.example.com, without a path' })
  readonly adminUrl?: string;

  /** The proxies before the server: only what they add to X-Forwarded-For counts. Undefined while nobody has said. */
  @Expose({ name: 'TRUST_PROXY' })
  @Transform(trustedProxies)
  @Validate(ReadTrustedProxies, { message: wrongProxies })
  readonly trustProxy?: TrustedProxies;

  /** Multiplies how often one address may do what is limited: for measurements, or where many share an address. */
  @Expose({ name: 'RATE_LIMIT_FACTOR' })
  @Transform(number)
  @Min(1, { message: wrongFactor })
  @Max(1_000_000, { message: wrongFactor })
  readonly rateLimitFactor: number = 1;

  /** For so long a process that stops still takes requests, while `/ready` says that it is to get none. */
  @Expose({ name: 'DRAIN_SECONDS' })
  @Transform(number)
  @IsInt({ message: wrongDrain })
  @Min(0, { message: wrongDrain })
  @Max(60, { message: wrongDrain })
  readonly drainSeconds: number = 0;

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

  /** Our own origins: the public one, the admins' and, while listening on loopback, its names with the port. */
  get origins(): string[] {
    const named = [this.publicUrl, ...(this.adminUrl ? [this.adminUrl] : [])];
    const loopback = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${this.port}`);
    return ['127.0.0.1', '::1', 'localhost'].includes(this.host) ? [...named, ...loopback] : named;
  }

  /** Whether browsers speak https with us, be it to a proxy before us. */
  get isHttps(): boolean {
    return this.publicUrl.startsWith('https:');
  }

  /** Refuses what only development may leave out. */
  check(): void {
    if (this.isProduction && !this.givenPublicUrl) {
      throw new WrongVariableError(
        'PUBLIC_URL is required in production: the address at which people reach the site',
      );
    }
    if (this.isProduction && !this.isHttps && !loopback.test(new URL(this.publicUrl).hostname)) {
      throw new WrongVariableError(
        'PUBLIC_URL must be an https address in production: passwords and reports would travel readable',
      );
    }
    if (this.isProduction && this.isHttps && this.trustProxy === undefined) {
      throw new WrongVariableError(
        'TRUST_PROXY is required in production with an https PUBLIC_URL: the number of proxies before this server ' +
          '(1 to 9) or their addresses; false if there is no proxy. Without it all visitors share the limits of one',
      );
    }
    if (this.adminUrl === undefined) return;
    const [admin, site] = [new URL(this.adminUrl), new URL(this.publicUrl)];
    if (admin.host === site.host || admin.protocol !== site.protocol) {
      throw new WrongVariableError(
        'ADMIN_URL must have another host than PUBLIC_URL and the same http or https',
      );
    }
  }
}
