import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ServerConfig } from '../../config/server-config.js';
import { Database } from '../../database/database.js';
import { TooManyRequestsException } from './too-many-requests.js';

/** `points` times in `perSeconds`, counted from the first; `refusal` is the sentence before 'Please try again in …'. */
export type RateLimit = Readonly<{ name: string; points: number; perSeconds: number; refusal: string }>;

/** Counts in Postgres what clients do, for all processes together. While Postgres is away it throws its outage. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly database: Database,
    private readonly config: ServerConfig,
  ) {}

  /** Counts one more for the client, whatever it is told by; refuses when it had its share. */
  async spend(limit: RateLimit, client: string): Promise<void> {
    try {
      await this.limiterOf(limit).consume(hashed(client));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooManyRequestsException(limit.refusal, error.msBeforeNext);
    }
  }

  /** Begins the client's count anew. */
  async forget(limit: RateLimit, client: string): Promise<void> {
    await this.limiterOf(limit).delete(hashed(client));
  }

  private limiterOf(limit: RateLimit): RateLimiterPostgres {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const limiter = this.newLimiter(limit);
    this.limiters.set(limit.name, limiter);
    return limiter;
  }

  private newLimiter({ name, points, perSeconds }: RateLimit): RateLimiterPostgres {
    const allowed = Math.round(points * this.config.rateLimitFactor);
    return new RateLimiterPostgres({
      storeClient: this.database.pool,
      storeType: 'pool',
      schemaName: 'durable',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: allowed,
      duration: perSeconds,
      // Whoever is refused costs no statement until the time is over.
      inMemoryBlockOnConsumed: allowed,
    });
  }
}

/** Addresses and names stay out of the table. */
const hashed = (client: string): string => createHash('sha256').update(client).digest('base64url');
