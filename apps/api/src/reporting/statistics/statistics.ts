import { Injectable } from '@nestjs/common';
import type { AdminStatsView, SalesTrendView } from '@closewise/contracts/admin';
import { lastPeriods, periodBegin, type PeriodKind } from '@closewise/domain/calendar';
import { formatCents } from '@closewise/domain/money';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { statisticsProjection } from './statistics.projection.js';

type Sums = Omit<AdminStatsView['stats'], 'totalRevenue' | 'averageOrderCents'> &
  Readonly<{ revenueCents: number }>;

type Sold = Omit<SalesTrendView['periods'][number], 'from'>;

/** Reads how many reports were requested and sold, and the revenue. */
@Injectable()
export class Statistics {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<AdminStatsView['stats']> {
    const [sums] = await this.database.query<Sums>(
      `select coalesce(sum(reports), 0)::integer as "totalReports",
         coalesce(sum(paid_reports), 0)::integer as "paidReports",
         coalesce(sum(revenue_cents), 0)::bigint as "revenueCents",
         coalesce(sum(reports) filter (where day = $1::date), 0)::integer as "todayReports"
       from ${this.projections.schemaOf(statisticsProjection.name)}.days`,
      [this.clock.now().toISOString().slice(0, 10)],
    );
    const { revenueCents, ...counts } = sums!;
    const { paidReports } = counts;
    const averageOrderCents = paidReports === 0 ? null : Math.round(revenueCents / paidReports);
    return { ...counts, totalRevenue: formatCents(revenueCents), averageOrderCents };
  }

  /** The latest periods including today's (UTC), oldest first. */
  async trend(by: PeriodKind): Promise<SalesTrendView['periods']> {
    const begins = lastPeriods(this.clock.now().toISOString().slice(0, 10), by);
    const days = await this.database.query<Sold & { day: string }>(
      `select day::text, reports, paid_reports as "paidReports", revenue_cents as "revenueCents"
       from ${this.projections.schemaOf(statisticsProjection.name)}.days where day >= $1::date`,
      [begins[0]],
    );
    const sums = new Map(begins.map((from) => [from, { reports: 0, paidReports: 0, revenueCents: 0 }]));
    for (const { day, reports, paidReports, revenueCents } of days) {
      const sum = sums.get(periodBegin(day, by));
      if (!sum) continue;
      sum.reports += reports;
      sum.paidReports += paidReports;
      sum.revenueCents += revenueCents;
    }
    return [...sums].map(([from, sum]) => ({ from, ...sum }));
  }
}
