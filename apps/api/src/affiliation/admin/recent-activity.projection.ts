import type { AffiliateRegistered, CommissionRateSet, SaleSplit } from '@closewise/domain/affiliation';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { Projection } from '../../platform/projections/projection.js';

/** More than any list shows; older ones are forgotten, so that the table stays small. */
const KEPT = 500;

type Shown = AffiliateRegistered | CommissionRateSet | SaleSplit;

const add = `insert into activity
  select (select coalesce(max(n), 0) from activity) + $1 + nr,
    event_id, kind, affiliate_id, amount_cents, commission_cents, rate_percent, at
  from unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::smallint[], $8::timestamptz[])
    with ordinality as given(event_id, kind, affiliate_id, amount_cents, commission_cents, rate_percent, at, nr)`;

const forget = 'delete from activity where n <= (select max(n) from activity) - $1';

/** Sign-ups, sales and changes of rates, in the order of the log; names stand in the directory. */
export const recentActivityProjection: Projection<Shown> = {
  name: 'affiliation.recent-activity@1',
  handles: ['AffiliateRegistered', 'CommissionRateSet', 'SaleSplit'],
  statements: [add, forget],
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
    const happened = events.flatMap(activityOf);
    const latest = happened.slice(-KEPT);
    await sql(add, [
      happened.length - latest.length,
      latest.map(({ id }) => id),
      latest.map(({ kind }) => kind),
      latest.map(({ affiliateId }) => affiliateId),
      latest.map(({ amountCents }) => amountCents),
      latest.map(({ commissionCents }) => commissionCents),
      latest.map(({ ratePercent }) => ratePercent),
      latest.map(({ at }) => at),
    ]);
    await sql(forget, [KEPT]);
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

/** A sale that no affiliate earns of is none of theirs. */
function activityOf({ id, type, data, recordedAt: at }: RecordedEvent<Shown>): Activity[] {
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
