import type { AffiliateRegistered, CommissionRateSet, SaleSplit } from '@closewise/domain/affiliation';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { type Projection, Projections } from '../../platform/projections/projection.js';
import { Injectable } from '@nestjs/common';
import type { AffiliateActivity } from '@closewise/contracts/admin';
import { formatCents } from '@closewise/domain/money';
import { Database } from '../../platform/database/database.js';
import { directoryProjection } from './directory.projection.js';

/** Rows to keep: more than any list shows. */
const KEPT = 500;

type ActivityEvent = AffiliateRegistered | CommissionRateSet | SaleSplit;

const add = `insert into activity
  select (select coalesce(max(n), 0) from activity) + $1 + nr,
    event_id, kind, affiliate_id, amount_cents, commission_cents, rate_percent, at
  from unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::smallint[], $8::timestamptz[])
    with ordinality as given(event_id, kind, affiliate_id, amount_cents, commission_cents, rate_percent, at, nr)`;

const deleteOld = 'delete from activity where n <= (select max(n) from activity) - $1';

/** Sign-ups, sales and rate changes, in the order of the log; names are in the directory. */
export const recentActivityProjection: Projection<ActivityEvent> = {
  name: 'affiliation.recent-activity@1',
  handles: ['AffiliateRegistered', 'CommissionRateSet', 'SaleSplit'],
  statements: [add, deleteOld],
  tables: `create table activity (
    n bigint primary key,
    event_id uuid not null,
    kind text not null,
    affiliate_id text not null,
    amount_cents bigint,
    commission_cents bigint,
    rate_percent smallint,
    at timestamptz not null
  )`,
  async project(events, sql) {
    const activities = events.flatMap(activityOf);
    const latest = activities.slice(-KEPT);
    await sql(add, [
      activities.length - latest.length,
      latest.map(({ id }) => id),
      latest.map(({ kind }) => kind),
      latest.map(({ affiliateId }) => affiliateId),
      latest.map(({ amountCents }) => amountCents),
      latest.map(({ commissionCents }) => commissionCents),
      latest.map(({ ratePercent }) => ratePercent),
      latest.map(({ at }) => at),
    ]);
    await sql(deleteOld, [KEPT]);
  },
};

type Activity = Readonly<{
  id: string;
  kind: 'sign-up' | 'sale' | 'rate-change';
  affiliateId: string;
  amountCents: number | null;
  commissionCents: number | null;
  ratePercent: number | null;
  at: string;
}>;

/** Nothing for a sale without a commission. */
function activityOf({ id, type, data, recordedAt: at }: RecordedEvent<ActivityEvent>): Activity[] {
  const nothing = { amountCents: null, commissionCents: null, ratePercent: null };
  if (type === 'AffiliateRegistered')
    return [{ ...nothing, id, kind: 'sign-up', affiliateId: data.affiliateId, at }];
  if (type === 'CommissionRateSet') {
    const { affiliateId, ratePercent } = data;
    return [{ ...nothing, id, kind: 'rate-change', affiliateId, ratePercent, at }];
  }
  const { commission, shares, amountCents } = data;
  if (!commission) return [];
  const earned = { amountCents, commissionCents: shares.commissionCents };
  return [{ ...nothing, ...earned, id, kind: 'sale', affiliateId: commission.affiliateId, at }];
}

type Row = Readonly<{
  id: string;
  at: Date;
  kind: AffiliateActivity['kind'];
  name: string | null;
  referralCode: string;
  amountCents: number;
  commissionCents: number;
  ratePercent: number;
}>;

/** Recent activity of affiliates. */
@Injectable()
export class RecentActivity {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** Newest first. */
  async listLatest(limit: number): Promise<AffiliateActivity[]> {
    const activity = this.projections.schemaOf(recentActivityProjection.name);
    const directory = this.projections.schemaOf(directoryProjection.name);
    const rows = await this.database.query<Row>(
      `select event_id as id, at, kind, name, code as "referralCode", amount_cents as "amountCents",
         commission_cents as "commissionCents", rate_percent as "ratePercent"
       from ${activity}.activity join ${directory}.affiliates using (affiliate_id)
       order by n desc limit $1`,
      [limit],
    );
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      name: row.name,
      referralCode: row.referralCode,
      summary: summaryOf(row),
    }));
  }
}

function summaryOf({ kind, amountCents, commissionCents, ratePercent }: Row): string {
  if (kind === 'sign-up') return 'Became an affiliate';
  if (kind === 'rate-change') return `Commission rate set to ${ratePercent}%`;
  return `Earned ${formatCents(commissionCents)} from a sale of ${formatCents(amountCents)}`;
}
