import { Expose, Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, Min, MinLength, Validate } from 'class-validator';
import { WrongVariableError } from '../startup/startup-error.js';
import { AreTrustedProxies, readTrustedProxies, type TrustedProxies } from './trusted-proxies.js';
import { readNumber, readOrigin } from '../read-config.js';

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
  @Transform(readNumber)
  @IsInt({ message: 'PORT must be a number from 1 to 65535' })
  @Min(1, { message: 'PORT must be a number from 1 to 65535' })
  @Max(65535, { message: 'PORT must be a number from 1 to 65535' })
  readonly port: number = 3000;

  @Expose({ name: 'HOST' })
  @IsString()
  readonly host: string = '127.0.0.1';

  /** Origin of every link that leaves the application; without a path. */
  @Expose({ name: 'PUBLIC_URL' })
  @Transform(readOrigin)
  @IsOptional()
  @IsString({ message: 'PUBLIC_URL must be an address such as https://www.example.com, without a path' })
  readonly givenPublicUrl?: string;

  /** A second origin that serves only the admin area, in addition to /admin of the public site. */
  @Expose({ name: 'ADMIN_URL' })
  @Transform(readOrigin)
  @IsOptional()
  @IsString({ message: 'ADMIN_URL must be an address such as https://admin.example.com, without a path' })
  readonly adminUrl?: string;

  /** The trusted proxies: only what they add to X-Forwarded-For counts. Undefined when not configured. */
  @Expose({ name: 'TRUST_PROXY' })
  @Transform(readTrustedProxies)
  @Validate(AreTrustedProxies, { message: wrongProxies })
  readonly trustProxy?: TrustedProxies;

  /** Multiplies the rate limits: for measurements, or where many users share an address. */
  @Expose({ name: 'RATE_LIMIT_FACTOR' })
  @Transform(readNumber)
  @Min(1, { message: wrongFactor })
  @Max(1_000_000, { message: wrongFactor })
  readonly rateLimitFactor: number = 1;

  /** How long a stopping process still accepts requests, while `/ready` tells the load balancer to send none. */
  @Expose({ name: 'DRAIN_SECONDS' })
  @Transform(readNumber)
  @IsInt({ message: wrongDrain })
  @Min(0, { message: wrongDrain })
  @Max(60, { message: wrongDrain })
  readonly drainSeconds: number = 0;

  @Expose({ name: 'LOG_LEVEL' })
  @IsIn(logLevels, { message: `LOG_LEVEL must be one of ${logLevels.join(', ')}` })
  readonly logLevel: (typeof logLevels)[number] = 'info';

  /** Bearer token that /metrics requires from other clients than loopback. */
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

  /** Our own origins: the public one, the admin area's and, when listening on loopback, its names with the port. */
  get origins(): string[] {
    const named = [this.publicUrl, ...(this.adminUrl ? [this.adminUrl] : [])];
    const loopback = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${this.port}`);
    return ['127.0.0.1', '::1', 'localhost'].includes(this.host) ? [...named, ...loopback] : named;
  }

  /** Whether browsers use https, even if a proxy terminates it. */
  get isHttps(): boolean {
    return this.publicUrl.startsWith('https:');
  }

  /** Refuses omissions that only development allows. */
  check(): void {
    if (this.isProduction && !this.givenPublicUrl) {
      throw new WrongVariableError(
        'PUBLIC_URL is required in production: the address at which people reach the site',
      );
    }
    if (this.isProduction && !this.isHttps && !loopback.test(new URL(this.publicUrl).hostname)) {
      throw new WrongVariableError(
        'PUBLIC_URL must be an https address in production: otherwise passwords and reports would be sent unencrypted',
      );
    }
    if (this.isProduction && this.isHttps && this.trustProxy === undefined) {
      throw new WrongVariableError(
        'TRUST_PROXY is required in production with an https PUBLIC_URL: the number of proxies before this server ' +
          '(1 to 9) or their addresses; false if there is no proxy. Without it all visitors share one rate limit',
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
