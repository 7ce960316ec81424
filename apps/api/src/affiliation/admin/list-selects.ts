import type { AffiliateFilter, AffiliateListQuery, AffiliateOrder } from '@closewise/contracts/admin';
import { defaultRatePercent, harTag } from '@closewise/domain/affiliation';
import type { Select } from '../../platform/database/select.js';
import { foldedText } from '../../platform/wording.js';

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
  version: number;
  status: 'active' | 'inactive' | 'terminated';
  registeredAt: string;
  referrals: number;
  monthly: number;
  earnedCents: number;
}>;

/** Who may not see names and addresses does not find affiliates by them either. */
export type ListWish = AffiliateListQuery & Readonly<{ searchesIn: 'everything' | 'code' }>;

type Schemas = Readonly<{ directory: string; ledger: string; month: string }>;

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
export function listSelects(
  query: ListWish,
  { directory, ledger, month }: Schemas,
): Readonly<{ rows: Select; total: Select }> {
  const { page, pageSize, filter } = query;
  const isBackwards = query.sort.startsWith('-');
  const order = query.sort.replace(/^-/, '') as AffiliateOrder;
  const direction = isBackwards ? 'desc' : 'asc';
  const sorted = `order by ${orders[order]} ${direction} nulls last, affiliate_id ${direction}`;
  const matching = `${directory}.affiliates where status <> 'deleted' and ${conditions[filter]}
      and ${query.searchesIn === 'code' ? 'lower(code)' : 'sought'} like $1`;
  const cut = 'limit $3 offset $4';
  const isEarly = ofDirectory.has(order);
  const rows = `select affiliate_id as "affiliateId", name, email, website, code, organization_tag as "organizationTag",
      member_id as "memberId", is_master as "isMaster", custom_rate_percent as "customRatePercent", version, status,
      registered_at as "registeredAt", ${sums}
    from (select * from ${matching} ${isEarly ? `${sorted} ${cut}` : ''}) as affiliate
    left join ${isEarly ? `lateral (${booked(ledger, 'and id = affiliate_id')})` : `(${booked(ledger)})`} as booked
      on id = affiliate_id
    ${isEarly ? sorted : `${sorted} ${cut}`}`;
  const pattern = sought(query.search);
  return {
    rows: { text: rows, values: [pattern, month, pageSize, (page - 1) * pageSize] },
    total: { text: `select count(*) as total from ${matching}`, values: [pattern] },
  };
}

const sums = `coalesce(booked.referrals, 0)::integer as referrals, coalesce(booked.monthly, 0)::integer as monthly,
  coalesce(booked.cents, 0)::bigint as "earnedCents"`;

/** What affiliates brought and earned by the books; $2 is the current month. */
const booked = (ledger: string, condition = ''): string =>
  `select id, sum(sales) as referrals, sum(sales) filter (where month = $2) as monthly, sum(cents) as cents
   from ${ledger}.ledger_months where kind = 'affiliate' ${condition} group by id`;

/** A pattern in which the signs of a pattern stand for themselves. */
const sought = (search: string): string => `%${foldedText(search.trim()).replaceAll(/[\\%_]/g, '\\$&')}%`;
