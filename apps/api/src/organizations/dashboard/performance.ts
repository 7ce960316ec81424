import { Injectable } from '@nestjs/common';
import type { Cents } from '@closewise/domain/money';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { performanceProjection } from './performance.projection.js';

/** What was sold in a time, and what it has brought the organization. */
export type Sold = Readonly<{ sales: number; overrideCents: Cents }>;

/** The same of one member, with the member's own commission. */
export type SoldByAgent = Sold & Readonly<{ affiliateId: string; commissionCents: Cents }>;

/** How the members of an organization do. `since` is the first day that counts (`2026-10-31`, UTC), null: all time. */
@Injectable()
export class Performance {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** How many members there are whose referrals earn now. */
  async activeAgents(tag: string): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `select count(*) as n from ${this.schema}.agents where tag = $1 and is_active and not is_master`,
      [tag],
    );
    return row!.n;
  }

  async sold(tag: string, since: string | null): Promise<Sold> {
    const [row] = await this.database.query<Sold>(
      `select coalesce(sum(sales), 0)::bigint as sales, coalesce(sum(override_cents), 0)::bigint as "overrideCents"
       from ${this.schema}.agent_days where tag = $1 and day >= coalesce($2::date, '-infinity')`,
      [tag, since],
    );
    return row!;
  }

  /** Those who have sold most, at most so many. */
  best(tag: string, since: string | null, atMost: number): Promise<SoldByAgent[]> {
    return this.database.query<SoldByAgent>(
      `select affiliate_id as "affiliateId", sum(sales)::bigint as sales,
         sum(commission_cents)::bigint as "commissionCents", sum(override_cents)::bigint as "overrideCents"
       from ${this.schema}.agent_days where tag = $1 and day >= coalesce($2::date, '-infinity')
       group by affiliate_id having sum(sales) > 0
       order by sum(sales) desc, sum(override_cents) desc, affiliate_id limit $3`,
      [tag, since, atMost],
    );
  }

  private get schema(): string {
    return this.projections.schemaOf(performanceProjection.name);
  }
}
