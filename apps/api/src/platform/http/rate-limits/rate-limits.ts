import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ServerConfig } from '../../config/variables/server-config.js';
import { Batches } from '../../database/batches.js';
import { Database } from '../../database/database.js';
import { TooManyRequestsException } from '../problems/retry-later.js';

/**
 * `points` times in `perSeconds`, counted from the first; `refusal` is the message before 'Please try again in …'.
 * RATE_LIMIT_FACTOR does not raise limits that are `isFixed`: an operator has set them for all addresses together.
 */
export type RateLimit = Readonly<{
  name: string;
  points: number;
  perSeconds: number;
  refusal: string;
  isFixed?: true;
}>;

type LimitUse = Readonly<{ limiter: RateLimiterPostgres; key: string }>;

/** Counts in Postgres, for all processes together. Throws the outage while Postgres is unreachable. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  /** Simultaneous requests of one client share a statement, since they change the same row. */
  private readonly counts = new Batches<LimitUse, RateLimiterRes | null>((_, uses) => countUses(uses));

  constructor(
    private readonly database: Database,
    private readonly config: ServerConfig,
  ) {}

  /** Counts one use by `client` (an address group, account or other key); throws TooManyRequestsException over the limit. */
  async spend(limit: RateLimit, client: string): Promise<void> {
    const [limiter, key] = [this.findLimiter(limit), hashClient(client)];
    const refused = await this.counts.add(`${limit.name}:${key}`, { limiter, key });
    if (refused) throw new TooManyRequestsException(limit.refusal, refused.msBeforeNext);
  }

  /** Resets the client's count. */
  async forget(limit: RateLimit, client: string): Promise<void> {
    await this.findLimiter(limit).delete(hashClient(client));
  }

  private findLimiter(limit: RateLimit): RateLimiterPostgres {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const limiter = this.newLimiter(limit);
    this.limiters.set(limit.name, limiter);
    return limiter;
  }

  private newLimiter({ name, points, perSeconds, isFixed }: RateLimit): RateLimiterPostgres {
    const allowed = isFixed ? points : Math.round(points * this.config.rateLimitFactor);
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
      // A refused client costs no statement until its time is over.
      inMemoryBlockOnConsumed: allowed,
    });
  }
}

/** Counts simultaneous uses of one client; returns the refusal for those over the limit. */
async function countUses(uses: readonly LimitUse[]): Promise<(RateLimiterRes | null)[]> {
  const { limiter, key } = uses[0]!;
  try {
    await limiter.consume(key, uses.length);
    return uses.map(() => null);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const before = error.consumedPoints - uses.length;
    // Refusals from memory are not counted.
    const left = error.consumedPoints === 0 ? 0 : limiter.points - before;
    return uses.map((_, index) => (index < left ? null : error));
  }
}

/** The table contains no addresses or names. */
const hashClient = (client: string): string => createHash('sha256').update(client).digest('base64url');

/** A client's count of one limit; the columns are those of rate-limiter-flexible. */
@Entity({ schema: 'durable', name: 'rate_limits' })
export class RateLimitRow {
  /** The limit's name and a hash of the client. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'rate_limits_pkey' })
  key!: string;

  @Column({ type: 'integer' })
  points!: number;

  /** Milliseconds since 1970. */
  @Column({ type: 'bigint' })
  expire!: number;
}
