import type { AffiliateFilter, AffiliateListQuery, AffiliateOrder } from '@closewise/contracts/admin';
import { defaultRatePercent } from '@closewise/domain/affiliation';
import { harTag } from '@closewise/domain/organizations';
import { foldedText } from './folded-text.js';

export type ListRow = Readonly<{
  affiliateId: string;
  name: string | null;
  email: string | null;
  website: string | null;
  code: string;
  organizationTag: string | null;
  memberId: string | null;
  isMaster: boolean;
  customRatePercent: number | null;
  status: 'active' | 'inactive' | 'terminated';
  registeredAt: Date;
  referrals: number;
  monthly: number;
  earnedCents: number;
}>;

type Schemas = Readonly<{ directory: string; ledger: string; month: string }>;
type ListStatement = Readonly<{
  rows: string;
  total: string;
  values: Readonly<{ rows: readonly unknown[]; total: readonly unknown[] }>;
}>;

const conditions: Readonly<Record<AffiliateFilter, string>> = {
  all: 'true',
  regular: 'organization_tag is null and not is_master',
  har: `organization_tag = '${harTag}'`,
  master: 'is_master',
};

const orders: Readonly<Record<AffiliateOrder, string>> = {
  name: 'sorted_name',
  email: 'lower(email)',
  code: 'code',
  referrals: 'referrals',
  monthly: 'monthly',
  rate: `coalesce(custom_rate_percent, ${defaultRatePercent})`,
  earnings: '"earnedCents"',
  status: 'status',
  registered: 'registered_at',
};

/** What is known before the books are asked; then only the page's own affiliates are looked up there. */
const ofDirectory: ReadonlySet<AffiliateOrder> = new Set([
  'name',
  'email',
  'code',
  'rate',
  'status',
  'registered',
]);

/** One page of the directory with what each brought and earned, and how many match. */
export function listStatement(
  query: AffiliateListQuery,
  { directory, ledger, month }: Schemas,
): ListStatement {
  const { page, pageSize, filter } = query;
  const isBackwards = query.sort.startsWith('-');
  const order = query.sort.replace(/^-/, '') as AffiliateOrder;
  const direction = isBackwards ? 'desc' : 'asc';
  const sorted = `order by ${orders[order]} ${direction} nulls last, affiliate_id ${direction}`;
  const matching = `${directory}.affiliates where status <> 'deleted' and ${conditions[filter]} and sought like $1`;
  const cut = 'limit $3 offset $4';
  const early = ofDirectory.has(order) ? `${sorted} ${cut}` : '';
  const late = ofDirectory.has(order) ? sorted : `${sorted} ${cut}`;
  return {
    rows: `select affiliate_id as "affiliateId", name, email, website, code, organization_tag as "organizationTag",
        member_id as "memberId", is_master as "isMaster", custom_rate_percent as "customRatePercent", status,
        registered_at as "registeredAt", referrals, monthly, "earnedCents"
      from (select * from ${matching} ${early}) as affiliate
      cross join lateral (
        select coalesce(sum(sales), 0)::integer as referrals,
          coalesce(sum(sales) filter (where month = $2), 0)::integer as monthly,
          coalesce(sum(cents), 0)::bigint as "earnedCents"
        from ${ledger}.ledger_months where kind = 'affiliate' and id = affiliate_id
      ) as sums
      ${late}`,
    total: `select count(*) as total from ${matching}`,
    values: {
      rows: [sought(query.search), month, pageSize, (page - 1) * pageSize],
      total: [sought(query.search)],
    },
  };
}

/** A pattern in which the signs of a pattern stand for themselves. */
const sought = (search: string): string => `%${foldedText(search.trim()).replaceAll(/[\\%_]/g, '\\$&')}%`;
