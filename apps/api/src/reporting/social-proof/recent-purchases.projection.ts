import type { PaymentDisputed, PaymentRefunded, PaymentSucceeded } from '@closewise/domain/billing/facts';
import type { ReportErased, ReportRequested } from '@closewise/domain/reporting';
import type { Projection } from '../../platform/projections/projection.js';

type Change = ReportRequested | PaymentSucceeded | PaymentRefunded | PaymentDisputed | ReportErased;

const add = `insert into purchases (report_id, property_type, state, city, price_cents)
  select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[])`;

const markPaid = `update purchases set paid_at = first.at from
    (select id, min(at) as at from unnest($1::bigint[], $2::timestamptz[]) as paid(id, at) group by id) as first
  where report_id = first.id and paid_at is null`;

const remove = 'delete from purchases where report_id = any($1::bigint[])';

/** What reports are about and when they were paid, less those that were erased, refunded or disputed; nothing personal. */
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
