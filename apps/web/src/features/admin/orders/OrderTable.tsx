import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderListItem } from '@closewise/contracts/admin';
import { formatCents } from '../../../shared/i18n/money';
import { EmailAddress } from '../../../shared/ui/EmailAddress';
import { momentOf } from '../moment';
import { orderOf } from './order-address';
import { OrderStatusBadge } from './OrderStatusBadge';
import texts from './texts';

const t = texts.list;

/** One page of orders; on a narrow screen each is a card. */
export function OrderTable({ orders, busy }: { orders: readonly OrderListItem[]; busy: boolean }) {
  return (
    <table role="table" aria-busy={busy} className="w-full text-[0.9375rem] max-lg:block">
      <caption className="sr-only">{t.title}</caption>
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row" className="border-b border-ink/80">
          {Object.values(t.columns).map((name) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className="px-2 py-2 text-left font-semibold first:pl-0"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:grid max-lg:gap-4 max-lg:md:grid-cols-2">
        {orders.map((order) => (
          <OrderRow key={order.reportId} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { order: OrderListItem }) {
  const { id, reportId, orderNumber, email, address, city, state, requestedAt } = order;
  const { paidCents, refundedCents } = order;
  const name = orderNumber ?? reportId;
  return (
    <tr
      role="row"
      className="align-top max-lg:grid max-lg:grid-cols-2 max-lg:content-start max-lg:gap-x-4 max-lg:gap-y-3 max-lg:rounded-2xl max-lg:border max-lg:border-line max-lg:p-4 lg:border-b lg:border-dashed lg:border-line"
    >
      <Cell label={t.columns.order} wide>
        <Link
          className="link num inline-flex min-h-6 items-center font-medium"
          aria-label={t.open(name)}
          to={orderOf(id)}
        >
          {name}
        </Link>
      </Cell>
      <Cell label={t.columns.buyer} wide>
        {email ? <EmailAddress address={email} /> : <span className="text-muted">{t.nobody}</span>}
        <span className="block text-sm text-muted">{address ?? t.noAddress}</span>
      </Cell>
      <Cell label={t.columns.place}>{[city, state].filter(Boolean).join(', ')}</Cell>
      <Cell label={t.columns.date}>
        <time dateTime={requestedAt} className="num">
          {momentOf(requestedAt)}
        </time>
      </Cell>
      <Cell label={t.columns.amount}>
        <span className="num font-semibold">{formatCents(paidCents, 'en', 2)}</span>
        {refundedCents > 0 && (
          <span className="block text-sm text-muted">{t.refunded(formatCents(refundedCents, 'en', 2))}</span>
        )}
      </Cell>
      <Cell label={t.columns.status}>
        <OrderStatusBadge order={order} />
      </Cell>
    </tr>
  );
}

const Cell = ({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <td
    role="cell"
    data-label={label}
    className={`min-w-0 [overflow-wrap:anywhere] max-lg:before:block max-lg:before:text-sm max-lg:before:text-muted max-lg:before:content-[attr(data-label)] lg:px-2 lg:py-3 lg:first:pl-0 ${wide ? 'max-lg:col-span-2 lg:min-w-32' : ''}`}
  >
    {children}
  </td>
);
