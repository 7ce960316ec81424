import { Injectable } from '@nestjs/common';
import type { AdminStatsView } from '@closewise/contracts/admin';
import { formatCents } from '@closewise/domain/money';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { statisticsProjection } from './statistics.projection.js';

type Sums = Omit<AdminStatsView['stats'], 'totalRevenue' | 'averageOrderCents'> &
  Readonly<{ revenueCents: number }>;

/** How many reports were requested and sold, and what was earned with them. */
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
}
