import type {
  AffiliateFilter,
  AffiliateListQuery,
  AffiliateOrder,
  AdminAffiliate,
  AffiliateListView,
} from '@closewise/contracts/admin';
import { defaultRatePercent, harTag, affiliateLabelOf, ratePercentOf } from '@closewise/domain/affiliation';
import type { Select } from '../../platform/database/select.js';
import { foldedText } from '../../platform/wording.js';
import { Injectable } from '@nestjs/common';
import { monthOf } from '@closewise/domain/ledger';
import { dollarsOf } from '@closewise/domain/money';
import type { Reader } from '../../platform/access/reader.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { ledgerReadModel } from '../ledger/ledger.projection.js';
import { directoryProjection } from './directory.projection.js';

type ListRow = Readonly<{
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

/** `searchesIn`: readers who may not see names and addresses search by code only. */
type ListRequest = AffiliateListQuery & Readonly<{ searchesIn: 'everything' | 'code' }>;

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

/** Orders that do not need the ledger; with these, only the page's affiliates are looked up there. */
const directoryOrders: ReadonlySet<AffiliateOrder> = new Set([
  'name',
  'email',
  'code',
  'rate',
  'status',
  'registered',
]);

/** One page of the directory with sales and earnings, and the number of matches. */
function listSelects(
  query: ListRequest,
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
  const isEarly = directoryOrders.has(order);
  const rows = `select affiliate_id as "affiliateId", name, email, website, code, organization_tag as "organizationTag",
      member_id as "memberId", is_master as "isMaster", custom_rate_percent as "customRatePercent", version, status,
      registered_at as "registeredAt", ${sums}
    from (select * from ${matching} ${isEarly ? `${sorted} ${cut}` : ''}) as affiliate
    left join ${isEarly ? `lateral (${booked(ledger, 'and id = affiliate_id')})` : `(${booked(ledger)})`} as booked
      on id = affiliate_id
    ${isEarly ? sorted : `${sorted} ${cut}`}`;
  const pattern = likePattern(query.search);
  return {
    rows: { text: rows, values: [pattern, month, pageSize, (page - 1) * pageSize] },
    total: { text: `select count(*) as total from ${matching}`, values: [pattern] },
  };
}

const sums = `coalesce(booked.referrals, 0)::integer as referrals, coalesce(booked.monthly, 0)::integer as monthly,
  coalesce(booked.cents, 0)::bigint as "earnedCents"`;

/** Sales and earnings from the ledger; $2 is the current month. */
const booked = (ledger: string, condition = ''): string =>
  `select id, sum(sales) as referrals, sum(sales) filter (where month = $2) as monthly, sum(cents) as cents
   from ${ledger}.ledger_months where kind = 'affiliate' ${condition} group by id`;

/** A LIKE pattern with escaped special characters. */
const likePattern = (search: string): string =>
  `%${foldedText(search.trim()).replaceAll(/[\\%_]/g, '\\$&')}%`;

type ListPage = Pick<AffiliateListView, 'affiliates' | 'total' | 'summary'>;
type Sums = Readonly<{ totalAffiliates: number; monthlyReferrals: number; earnedCents: number }>;
type ListResults = { rows: ListRow[]; total: [{ total: number }]; sums: [Sums] };

/** Affiliates in the admin area, with sales and earnings, without deleted ones. */
@Injectable()
export class AffiliateList {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly clock: Clock,
  ) {}

  /**
   * One page. Readers without access to personal data search by code only. The summary ignores search and filter and
   * includes master accounts and deleted affiliates.
   */
  async list(query: AffiliateListQuery, reader: Reader): Promise<ListPage> {
    const directory = this.projections.schemaOf(directoryProjection.name);
    const ledger = this.projections.schemaOf(ledgerReadModel);
    const month = monthOf(this.clock.now().toISOString());
    const { rows, total, sums } = await this.database.selectTogether<ListResults>({
      ...listSelects(requestFor(query, reader), { directory, ledger, month }),
      sums: {
        text: `select (select count(*) from ${directory}.affiliates) as "totalAffiliates",
            coalesce(sum(sales) filter (where month = $1), 0)::integer as "monthlyReferrals",
            coalesce(sum(cents), 0)::bigint as "earnedCents"
          from ${ledger}.ledger_months where kind = 'affiliate'`,
        values: [month],
      },
    });
    const { earnedCents, ...summary } = sums[0];
    return {
      affiliates: rows.map(toAdminAffiliate),
      total: total[0].total,
      summary: { ...summary, totalCommissions: dollarsOf(earnedCents) },
    };
  }
}

/** For readers without access to personal data: sorting by name would reveal it. */
function requestFor(query: AffiliateListQuery, { seesPersonalData }: Reader): ListRequest {
  if (seesPersonalData) return { ...query, searchesIn: 'everything' };
  const sort = query.sort.replace(/^(-?)(name|email)$/, '$1code') as AffiliateListQuery['sort'];
  return { ...query, sort, searchesIn: 'code' };
}

const erasedName = '(erased)';

function toAdminAffiliate(row: ListRow): AdminAffiliate {
  const { organizationTag, memberId, monthly, referrals, isMaster } = row;
  const isHarMember = organizationTag === harTag && !isMaster;
  return {
    id: row.affiliateId,
    version: row.version,
    name: row.name ?? erasedName,
    email: row.email ?? '',
    website: row.website,
    referralCode: row.code,
    totalReferrals: referrals,
    monthlyReferrals: monthly,
    totalEarnings: dollarsOf(row.earnedCents),
    customRate: row.customRatePercent,
    commissionRate: ratePercentOf(row),
    active: row.status === 'active',
    status: row.status,
    label: affiliateLabelOf(monthly, referrals),
    isMasterAccount: isMaster,
    isOrganizationMember: organizationTag !== null && !isMaster,
    isHarMember,
    harMemberId: isHarMember ? memberId : null,
    organizationTag,
    organizationMemberId: memberId,
    stripeOnboardingComplete: false,
    registeredAt: new Date(row.registeredAt).toISOString(),
  };
}
