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

/** A member with what they have sold so far; `isConfirmed`: the organization has said that they are one. */
export type Member = SoldByAgent & Readonly<{ isActive: boolean; isConfirmed: boolean }>;

/** Which members: all, those whom the organization has not confirmed, or those who have sold nothing. */
export type MembersShown = 'all' | 'unconfirmed' | 'without-sale';

/** How many there are of each kind. */
export type MemberCounts = Readonly<{ all: number; unconfirmed: number; withoutSale: number }>;

/** What was sold in a month (`YYYY-MM`, UTC), and how many of today's members joined in it. */
export type SoldInMonth = Sold & Readonly<{ month: string; commissionCents: Cents; newMembers: number }>;

const chosen: Readonly<Record<MembersShown, string>> = {
  all: 'true',
  unconfirmed: 'not is_confirmed',
  'without-sale': 'coalesce(sales, 0) = 0',
};

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

  /** One page of its members, who sold most first. */
  async members(
    tag: string,
    shown: MembersShown,
    { offset, limit }: Readonly<{ offset: number; limit: number }>,
  ): Promise<Readonly<{ members: Member[]; counts: MemberCounts }>> {
    const { members, counts } = await this.database.together<{ members: Member[]; counts: [MemberCounts] }>({
      members: {
        text: `select affiliate_id as "affiliateId", is_active as "isActive", is_confirmed as "isConfirmed",
            coalesce(sales, 0) as sales, coalesce(commission_cents, 0) as "commissionCents",
            coalesce(override_cents, 0) as "overrideCents"
          ${this.ofTag} and ${chosen[shown]}
          order by coalesce(sales, 0) desc, coalesce(override_cents, 0) desc, affiliate_id limit $2 offset $3`,
        values: [tag, limit, offset],
      },
      counts: {
        text: `select count(*) as all, count(*) filter (where ${chosen.unconfirmed}) as unconfirmed,
            count(*) filter (where ${chosen['without-sale']}) as "withoutSale" ${this.ofTag}`,
        values: [tag],
      },
    });
    return { members, counts: counts[0] };
  }

  /** Every month in which something was sold or given back or a member joined, oldest first. */
  months(tag: string): Promise<SoldInMonth[]> {
    return this.database.query<SoldInMonth>(
      `select to_char(day, 'YYYY-MM') as month, sum(sales)::bigint as sales, sum(members)::bigint as "newMembers",
         sum(commission_cents)::bigint as "commissionCents", sum(override_cents)::bigint as "overrideCents"
       from (
         select day, sales, commission_cents, override_cents, 0 as members from ${this.schema}.agent_days where tag = $1
         union all select since, 0, 0, 0, 1 from ${this.schema}.agents where tag = $1 and not is_master
       ) as happened group by 1 order by 1`,
      [tag],
    );
  }

  /** The members of the organization $1, each with the sum of their days. */
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
