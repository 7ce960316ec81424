import { dayMs } from '@closewise/domain/calendar';
import type { PaymentDisputed, PaymentRefunded, PaymentSucceeded } from '@closewise/domain/billing/facts';
import {
  type ReportErased,
  type ReportRequested,
  countedDays,
  selectPurchases,
  type RecentPurchase,
  type PurchaseNotice,
} from '@closewise/domain/reporting';
import { Injectable } from '@nestjs/common';
import { type Projection, Projections } from '../../platform/projections/projection.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { ClosingCostRules } from '../closing-cost-rules.js';

type Change = ReportRequested | PaymentSucceeded | PaymentRefunded | PaymentDisputed | ReportErased;

const add = `insert into purchases (report_id, property_type, state, city, price_cents)
  select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[])`;

const markPaid = `update purchases set paid_at = first.at from
    (select id, min(at) as at from unnest($1::bigint[], $2::timestamptz[]) as paid(id, at) group by id) as first
  where report_id = first.id and paid_at is null`;

const remove = 'delete from purchases where report_id = any($1::bigint[])';

/** The properties of paid reports, except erased, refunded and disputed ones. Holds no personal data. */
export const recentPurchasesProjection: Projection<Change> = {
  name: 'reporting.recent-purchases@1',
  handles: ['ReportRequested', 'PaymentSucceeded', 'PaymentRefunded', 'PaymentDisputed', 'ReportErased'],
  statements: [add, markPaid, remove],
  tables: `create table purchases (
    report_id bigint primary key,
    property_type text not null,
    state text not null,
    city text,
    price_cents bigint not null,
    paid_at timestamptz
  )`,
  indexes: ['create index purchases_paid on purchases (paid_at desc) where paid_at is not null'],
  async project(events, sql) {
    const requested = events.filter((event) => event.type === 'ReportRequested');
    const paid = events.filter((event) => event.type === 'PaymentSucceeded');
    const gone = events.filter(({ type }) => type !== 'ReportRequested' && type !== 'PaymentSucceeded');
    if (requested.length > 0) {
      const properties = requested.map(({ data }) => data.property);
      await sql(add, [
        reportIds(requested),
        properties.map(({ propertyType }) => propertyType),
        properties.map(({ state }) => state),
        properties.map(({ city }) => city),
        properties.map(({ priceCents }) => priceCents),
      ]);
    }
    if (paid.length > 0) await sql(markPaid, [reportIds(paid), paid.map(({ recordedAt }) => recordedAt)]);
    if (gone.length > 0) await sql(remove, [reportIds(gone)]);
  },
};

const reportIds = (events: readonly Change[]): number[] => events.map(({ data }) => data.reportId);

const freshMs = 60_000;
/** In a busy month, older purchases do not change what is shown. */
const maxRows = 5_000;

/** The real purchases that visitors are shown, recomputed at most once a minute. */
@Injectable()
export class RecentPurchases {
  private known: { at: number; shown: Promise<readonly PurchaseNotice[]> } | null = null;

  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly rules: ClosingCostRules,
    private readonly clock: Clock,
  ) {}

  async shown(): Promise<readonly PurchaseNotice[]> {
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

  private async read(now: Date): Promise<readonly PurchaseNotice[]> {
    const paid = await this.database.query<RecentPurchase>(
      `select property_type as "propertyType", state, city, price_cents as "priceCents", paid_at as "paidAt"
       from ${this.projections.schemaOf(recentPurchasesProjection.name)}.purchases
       where paid_at >= $1 order by paid_at desc limit ${maxRows}`,
      [new Date(now.getTime() - countedDays * dayMs)],
    );
    return selectPurchases(paid, now, this.cityName);
  }

  private readonly cityName = (state: string, typed: string): string | null =>
    this.rules.places().municipalitiesNamed(state, typed)[0]?.name ?? null;
}
