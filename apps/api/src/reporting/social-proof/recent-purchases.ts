import { Injectable } from '@nestjs/common';
import {
  countedDays,
  shownPurchases,
  type PaidProperty,
  type ShownPurchase,
} from '@closewise/domain/reporting';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { ClosingCostRules } from '../rules/index.js';
import { recentPurchasesProjection } from './recent-purchases.projection.js';

const dayMs = 86_400_000;
const freshMs = 60_000;
/** Older ones of a busy month change nothing of what is named. */
const mostRead = 5_000;

/** What visitors are told of real purchases; worked out once a minute, however many ask. */
@Injectable()
export class RecentPurchases {
  private known: { at: number; shown: Promise<readonly ShownPurchase[]> } | null = null;

  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly rules: ClosingCostRules,
    private readonly clock: Clock,
  ) {}

  async shown(): Promise<readonly ShownPurchase[]> {
    const now = this.clock.now();
    if (!this.known || Math.abs(now.getTime() - this.known.at) >= freshMs) {
      this.known = { at: now.getTime(), shown: this.read(now) };
    }
    try {
      return await this.known.shown;
    } catch (error) {
      this.known = null;
      throw error;
    }
  }

  private async read(now: Date): Promise<readonly ShownPurchase[]> {
    const paid = await this.database.query<PaidProperty>(
      `select property_type as "propertyType", state, city, price_cents as "priceCents", paid_at as "paidAt"
       from ${this.projections.schemaOf(recentPurchasesProjection.name)}.purchases
       where paid_at >= $1 order by paid_at desc limit ${mostRead}`,
      [new Date(now.getTime() - countedDays * dayMs)],
    );
    return shownPurchases(paid, now, this.cityName);
  }

  private readonly cityName = (state: string, typed: string): string | null =>
    this.rules.places().municipalitiesNamed(state, typed)[0]?.name ?? null;
}
