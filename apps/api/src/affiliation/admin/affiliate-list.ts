import { Injectable } from '@nestjs/common';
import type { AdminAffiliate, AffiliateListQuery, AffiliateListView } from '@closewise/contracts/admin';
import { affiliateLabelOf, harTag, ratePercentOf } from '@closewise/domain/affiliation';
import { monthOf } from '@closewise/domain/ledger';
import { dollarsOf } from '@closewise/domain/money';
import type { Reader } from '../../platform/access/reader.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { ledgerReadModel } from '../ledger/ledger.projection.js';
import { directoryProjection } from './directory.projection.js';
import { listSelects, type ListRow, type ListWish } from './list-selects.js';

type Listed = Pick<AffiliateListView, 'affiliates' | 'total' | 'summary'>;
type Sums = Readonly<{ totalAffiliates: number; monthlyReferrals: number; earnedCents: number }>;
type Found = { rows: ListRow[]; total: [{ total: number }]; sums: [Sums] };

/** Affiliates as admins see them, with what they brought and earned; deleted ones are not listed any more. */
@Injectable()
export class AffiliateList {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly clock: Clock,
  ) {}

  /**
   * One page, for a reader without personal data by codes alone. The summary is of all that the list has
   * without a search, master accounts and deleted affiliates, too.
   */
  async page(query: AffiliateListQuery, reader: Reader): Promise<Listed> {
    const directory = this.projections.schemaOf(directoryProjection.name);
    const ledger = this.projections.schemaOf(ledgerReadModel);
    const month = monthOf(this.clock.now().toISOString());
    const { rows, total, sums } = await this.database.selectTogether<Found>({
      ...listSelects(wishOf(query, reader), { directory, ledger, month }),
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
      affiliates: rows.map(shown),
      total: total[0].total,
      summary: { ...summary, totalCommissions: dollarsOf(earnedCents) },
    };
  }
}

/** An order by names would show who comes before whom. */
function wishOf(query: AffiliateListQuery, { seesPersonalData }: Reader): ListWish {
  if (seesPersonalData) return { ...query, searchesIn: 'everything' };
  const sort = query.sort.replace(/^(-?)(name|email)$/, '$1code') as AffiliateListQuery['sort'];
  return { ...query, sort, searchesIn: 'code' };
}

/** What stands in the place of a name that was erased. */
const erasedName = '(erased)';

function shown(row: ListRow): AdminAffiliate {
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
