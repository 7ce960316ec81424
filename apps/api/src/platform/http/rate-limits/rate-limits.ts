import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ServerConfig } from '../../config/variables/server-config.js';
import { Batches } from '../../database/batches.js';
import { Database } from '../../database/database.js';
import { TooManyRequestsException } from './too-many-requests.js';

/** `points` times in `perSeconds`, counted from the first; `refusal` is the sentence before 'Please try again in …'. */
export type RateLimit = Readonly<{ name: string; points: number; perSeconds: number; refusal: string }>;

type Spending = Readonly<{ limiter: RateLimiterPostgres; key: string }>;

/** Counts in Postgres what clients do, for all processes together. While Postgres is away it throws its outage. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  /** What one client does at the same moment is counted by one statement: all of it changes the same row. */
  private readonly counts = new Batches<Spending, RateLimiterRes | null>((_, spendings) => count(spendings));

  constructor(
    private readonly database: Database,
    private readonly config: ServerConfig,
  ) {}

  /** Counts one more for the client, whatever it is told by; refuses when it had its share. */
  async spend(limit: RateLimit, client: string): Promise<void> {
    const [limiter, key] = [this.limiterOf(limit), hashed(client)];
    const refused = await this.counts.add(`${limit.name}:${key}`, { limiter, key });
    if (refused) throw new TooManyRequestsException(limit.refusal, refused.msBeforeNext);
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

/** Counts as many as there are, of one client; who came after the last point is answered with the refusal. */
async function count(spendings: readonly Spending[]): Promise<(RateLimiterRes | null)[]> {
  const { limiter, key } = spendings[0]!;
  try {
    await limiter.consume(key, spendings.length);
    return spendings.map(() => null);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const before = error.consumedPoints - spendings.length;
    // Who is refused from memory is not counted any more.
    const left = error.consumedPoints === 0 ? 0 : limiter.points - before;
    return spendings.map((_, index) => (index < left ? null : error));
  }
}

/** Addresses and names stay out of the table. */
const hashed = (client: string): string => createHash('sha256').update(client).digest('base64url');
