import { Injectable } from '@nestjs/common';
import type { EarningsTrendView } from '@closewise/contracts/admin';
import { lastPeriods, periodBegin, type PeriodKind } from '@closewise/domain/calendar';
import { entryKinds, isEarned } from '@closewise/domain/ledger';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { ledgerReadModel } from './ledger.projection.js';

type Earned = Readonly<{ day: string; commissionCents: number; overrideCents: number }>;

/** What all affiliates and organizations earned over time, less returns, with corrections. */
@Injectable()
export class EarningsTrend {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly clock: Clock,
  ) {}

  /** The last periods up to the current one (UTC), oldest first. Payouts do not count. */
  async read(kind: PeriodKind): Promise<EarningsTrendView['periods']> {
    const begins = lastPeriods(this.clock.now().toISOString().slice(0, 10), kind);
    const schema = this.projections.schemaOf(ledgerReadModel);
    const days = await this.database.query<Earned>(
      `select (entry.recorded_at at time zone 'UTC')::date::text as day,
         coalesce(sum(posting.cents) filter (where account.kind = 'affiliate'), 0)::bigint as "commissionCents",
         coalesce(sum(posting.cents) filter (where account.kind = 'organization'), 0)::bigint as "overrideCents"
       from ${schema}.ledger_entries as entry
       join ${schema}.ledger_postings as posting on posting.entry = entry.number
       join ${schema}.ledger_accounts as account on account.number = posting.account
       where entry.recorded_at >= $1::timestamptz and entry.kind = any($2::text[])
         and account.kind in ('affiliate', 'organization') group by 1`,
      [`${begins[0]}T00:00:00Z`, entryKinds.filter(isEarned)],
    );
    const sums = new Map(begins.map((from) => [from, { commissionCents: 0, overrideCents: 0 }]));
    for (const { day, commissionCents, overrideCents } of days) {
      const sum = sums.get(periodBegin(day, kind));
      if (!sum) continue;
      sum.commissionCents += commissionCents;
      sum.overrideCents += overrideCents;
    }
    return [...sums].map(([from, sum]) => ({ from, ...sum }));
  }
}
