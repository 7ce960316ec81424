import { Injectable } from '@nestjs/common';
import type { Cents } from '@closewise/domain/money';
import { Database } from '../../platform/database/database.js';
import type { Select } from '../../platform/database/select.js';
import { Projections } from '../../platform/projections/projection.js';
import { performanceProjection } from './performance.projection.js';

/** What was sold in a time, and what it has brought the organization. */
export type Sold = Readonly<{ sales: number; overrideCents: Cents }>;

/** The same of one member, with the member's own commission. */
export type SoldByAgent = Sold & Readonly<{ affiliateId: string; commissionCents: Cents }>;

/** The first days that count (`2026-10-31`, UTC; null: all time), and how many of the best to name. */
type Asked = Readonly<{ since: string | null; monthBegins: string; atMost: number }>;

/** `activeAgents` counts the members whose referrals earn now. */
export type Performed = Readonly<{
  activeAgents: number;
  total: Sold;
  month: Sold;
  best: readonly SoldByAgent[];
}>;

/** How the members of an organization do. */
@Injectable()
export class Performance {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** All of one moment: the sum since that day, the sum of the month, and those who have sold most since that day. */
  async of(tag: string, { since, monthBegins, atMost }: Asked): Promise<Performed> {
    const { agents, total, month, best } = await this.database.together<{
      agents: [{ active: number }];
      total: [Sold];
      month: [Sold];
      best: SoldByAgent[];
    }>({
      agents: {
        text: `select count(*) as active from ${this.schema}.agents where tag = $1 and is_active and not is_master`,
        values: [tag],
      },
      total: this.sold(tag, since),
      month: this.sold(tag, monthBegins),
      best: this.best(tag, since, atMost),
    });
    return { activeAgents: agents[0].active, total: total[0], month: month[0], best };
  }

  private sold(tag: string, since: string | null): Select {
    const text = `select coalesce(sum(sales), 0)::bigint as sales, coalesce(sum(override_cents), 0)::bigint as "overrideCents"
      from ${this.schema}.agent_days where tag = $1 and day >= coalesce($2::date, '-infinity')`;
    return { text, values: [tag, since] };
  }

  private best(tag: string, since: string | null, atMost: number): Select {
    const text = `select affiliate_id as "affiliateId", sum(sales)::bigint as sales,
        sum(commission_cents)::bigint as "commissionCents", sum(override_cents)::bigint as "overrideCents"
      from ${this.schema}.agent_days where tag = $1 and day >= coalesce($2::date, '-infinity')
      group by affiliate_id having sum(sales) > 0
      order by sum(sales) desc, sum(override_cents) desc, affiliate_id limit $3`;
    return { text, values: [tag, since, atMost] };
  }

  private get schema(): string {
    return this.projections.schemaOf(performanceProjection.name);
  }
}
