import { Injectable } from '@nestjs/common';
import type { OrderListItem, OrderListQuery, OrderStatus } from '@closewise/contracts/admin';
import { PaidSales } from '../../billing/index.js';
import { fullReader, type Reader } from '../../platform/access/reader.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { foldedText } from '../../platform/wording.js';
import { parseReportId } from '../known-reports/report-ids.js';
import { ordersProjection } from './orders.projection.js';

type Row = Readonly<{
  reportId: number;
  paymentId: string | null;
  orderNumber: string | null;
  email: string | null;
  address: string | null;
  state: string;
  city: string | null;
  status: OrderListItem['status'];
  requestedAt: Date;
  paidAt: Date | null;
  paidCents: number;
  refundedCents: number;
  disputed: boolean;
}>;

const conditions: Readonly<Record<OrderStatus | 'all', (schema: string) => string>> = {
  all: () => 'true',
  unpaid: () => `status = 'draft'`,
  processing: () => `status = 'processing'`,
  completed: () => `status = 'completed'`,
  failed: () => `status = 'failed'`,
  erased: () => `status = 'erased'`,
  refunded: (schema) => `report_id in (select report_id from ${schema}.payments where refunded_cents > 0)`,
  disputed: (schema) =>
    `report_id in (select report_id from ${schema}.payments where dispute in ('open', 'lost'))`,
};

/** Searches orders for admins and operators. */
@Injectable()
export class OrderList {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly sales: PaidSales,
  ) {}

  /** One page, newest first. Readers without access to personal data can search by report, payment and order number only. */
  async page(
    query: OrderListQuery,
    { seesPersonalData }: Reader = fullReader,
  ): Promise<Readonly<{ orders: OrderListItem[]; total: number }>> {
    const { page, pageSize, state, status } = query;
    const schema = this.projections.schemaOf(ordersProjection.name);
    const { sought, reportId, names } = this.wishOf(query.search);
    const matching = `${schema}.orders where ${conditions[status](schema)}
      and ($1 = '' or state = $1)
      and ($2 = '' or (sought like $3 and ${seesPersonalData}) or report_id = $4::bigint or report_id in (
        select report_id from ${schema}.payments where payment_id = any($5::text[]) or order_number = any($5::text[])))`;
    const values = [state, query.search.trim(), sought, reportId, names];
    const { rows, counted } = await this.database.selectTogether<{
      rows: Row[];
      counted: [{ total: number }];
    }>({
      rows: { text: pageOf(schema, matching), values: [...values, pageSize, (page - 1) * pageSize] },
      counted: { text: `select count(*)::integer as total from ${matching}`, values },
    });
    return { orders: rows.map(itemOf), total: counted[0].total };
  }

  private wishOf(search: string) {
    const text = search.trim();
    return {
      sought: `%${foldedText(text).replaceAll(/[\\%_]/g, '\\$&')}%`,
      reportId: parseReportId(text),
      names: [...this.sales.idsNamed(text), text.toUpperCase()],
    };
  }
}

/** Sums cover succeeded payments. `paymentId` is the first succeeded payment, otherwise the first one. */
const pageOf = (schema: string, matching: string): string =>
  `select report_id as "reportId", email, address, state, city, status, requested_at as "requestedAt",
      first.payment_id as "paymentId", first.order_number as "orderNumber", sums.paid_at as "paidAt",
      coalesce(sums.paid, 0)::bigint as "paidCents", coalesce(sums.refunded, 0)::bigint as "refundedCents",
      coalesce(sums.disputed, false) as disputed
    from (select * from ${matching} order by requested_at desc, report_id limit $6 offset $7) as listed
    left join lateral (
      select payment_id, order_number from ${schema}.payments
       where payments.report_id = listed.report_id order by paid_at nulls last, payment_id limit 1
    ) as first on true
    left join lateral (
      select min(paid_at) as paid_at, sum(amount_cents) as paid, sum(refunded_cents) as refunded,
          bool_or(dispute in ('open', 'lost')) as disputed
        from ${schema}.payments where payments.report_id = listed.report_id and paid_at is not null
    ) as sums on true
    order by requested_at desc, report_id`;

function itemOf(row: Row): OrderListItem {
  const reportId = String(row.reportId);
  return {
    ...row,
    id: row.paymentId ?? reportId,
    reportId,
    requestedAt: new Date(row.requestedAt).toISOString(),
    paidAt: row.paidAt && new Date(row.paidAt).toISOString(),
  };
}
