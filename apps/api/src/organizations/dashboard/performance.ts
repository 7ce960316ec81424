import { Injectable } from '@nestjs/common';
import type { Cents } from '@closewise/domain/money';
import { Database } from '../../platform/database/database.js';
import type { Select } from '../../platform/database/select.js';
import { Projections } from '../../platform/projections/projection.js';
import { performanceProjection } from './performance.projection.js';

/** Sales within a period, and the organization's earnings from them. */
export type SalesTotal = Readonly<{ sales: number; overrideCents: Cents }>;

/** One member's sales, with the member's own commission. */
export type AgentSales = SalesTotal & Readonly<{ affiliateId: string; commissionCents: Cents }>;

/** The first days to include (`2026-10-31`, UTC; null for all time), and the number of top members. */
type PerformanceQuery = Readonly<{ since: string | null; monthBegins: string; atMost: number }>;

/** `activeAgents` counts members who currently earn commissions. */
export type PerformanceSummary = Readonly<{
  activeAgents: number;
  total: SalesTotal;
  month: SalesTotal;
  best: readonly AgentSales[];
}>;

/** A member with all their sales; `isConfirmed`: the organization has confirmed the membership. */
export type Member = AgentSales & Readonly<{ isActive: boolean; isConfirmed: boolean }>;

/** Filter of members: all, unconfirmed ones, or those without a sale. */
export type MemberFilter = 'all' | 'unconfirmed' | 'without-sale';

/** Number of members by filter. */
export type MemberCounts = Readonly<{ all: number; unconfirmed: number; withoutSale: number }>;

/** Sales of a month (`YYYY-MM`, UTC), and how many current members joined in it. */
export type MonthlySales = SalesTotal &
  Readonly<{ month: string; commissionCents: Cents; newMembers: number }>;

const memberConditions: Readonly<Record<MemberFilter, string>> = {
  all: 'true',
  unconfirmed: 'not is_confirmed',
  'without-sale': 'coalesce(sales, 0) = 0',
};

/** Sales statistics of an organization's members. */
@Injectable()
export class Performance {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** Read at one moment: the total since that day, the month's total, and the top members since that day. */
  async summarize(
    tag: string,
    { since, monthBegins, atMost }: PerformanceQuery,
  ): Promise<PerformanceSummary> {
    const { agents, total, month, best } = await this.database.selectTogether<{
      agents: [{ active: number }];
      total: [SalesTotal];
      month: [SalesTotal];
      best: AgentSales[];
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

  /** One page of members, ordered by sales. */
  async members(
    tag: string,
    filter: MemberFilter,
    { offset, limit }: Readonly<{ offset: number; limit: number }>,
  ): Promise<Readonly<{ members: Member[]; counts: MemberCounts }>> {
    const { members, counts } = await this.database.selectTogether<{
      members: Member[];
      counts: [MemberCounts];
    }>({
      members: {
        text: `select affiliate_id as "affiliateId", is_active as "isActive", is_confirmed as "isConfirmed",
            coalesce(sales, 0) as sales, coalesce(commission_cents, 0) as "commissionCents",
            coalesce(override_cents, 0) as "overrideCents"
          ${this.ofTag} and ${memberConditions[filter]}
          order by coalesce(sales, 0) desc, coalesce(override_cents, 0) desc, affiliate_id limit $2 offset $3`,
        values: [tag, limit, offset],
      },
      counts: {
        text: `select count(*) as all, count(*) filter (where ${memberConditions.unconfirmed}) as unconfirmed,
            count(*) filter (where ${memberConditions['without-sale']}) as "withoutSale" ${this.ofTag}`,
        values: [tag],
      },
    });
    return { members, counts: counts[0] };
  }

  /** All months with a sale, a refund or a new member, oldest first. */
  months(tag: string): Promise<MonthlySales[]> {
    return this.database.query<MonthlySales>(
      `select to_char(day, 'YYYY-MM') as month, sum(sales)::bigint as sales, sum(members)::bigint as "newMembers",
         sum(commission_cents)::bigint as "commissionCents", sum(override_cents)::bigint as "overrideCents"
       from (
         select day, sales, commission_cents, override_cents, 0 as members from ${this.schema}.agent_days where tag = $1
         union all select since, 0, 0, 0, 1 from ${this.schema}.agents where tag = $1 and not is_master
       ) as happened group by 1 order by 1`,
      [tag],
    );
  }

  /** The members of the organization $1, each with their daily totals summed up. */
  private get ofTag(): string {
    return `from ${this.schema}.agents as agent
      left join (select affiliate_id, sum(sales)::bigint as sales, sum(commission_cents)::bigint as commission_cents,
          sum(override_cents)::bigint as override_cents
        from ${this.schema}.agent_days where tag = $1 group by affiliate_id) as sold using (affiliate_id)
      where agent.tag = $1 and not is_master`;
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
