import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderListItem } from '@closewise/contracts/admin';
import { formatCents } from '../../../shared/i18n/money';
import { EmailAddress } from '../../../shared/ui/EmailAddress';
import { Badge } from '../../../shared/ui/Badge';
import { formatMoment } from '../moments';
import { orderLink } from './order-address';
import texts from './texts';

const t = texts.list;

/** One page of orders; on narrow screens each row becomes a card. */
export function OrderTable({ orders, busy }: { orders: readonly OrderListItem[]; busy: boolean }) {
  return (
    <table aria-busy={busy} className="w-full text-[0.9375rem] max-lg:block">
      <caption className="sr-only">{t.title}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-ink/80">
          {Object.values(t.columns).map((name) => (
            <th key={name} scope="col" className="px-2 py-2 text-left font-semibold first:pl-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-4 max-lg:md:grid-cols-2">
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
    <tr className="align-top max-lg:grid max-lg:grid-cols-2 max-lg:content-start max-lg:gap-x-4 max-lg:gap-y-3 max-lg:rounded-2xl max-lg:border max-lg:border-line max-lg:p-4 lg:border-b lg:border-dashed lg:border-line">
      <Cell label={t.columns.order} wide>
        <Link
          className="link num inline-flex min-h-6 items-center font-medium"
          aria-label={t.open(name)}
          to={orderLink(id)}
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
          {formatMoment(requestedAt)}
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
    data-label={label}
    className={`min-w-0 [overflow-wrap:anywhere] max-lg:before:block max-lg:before:text-sm max-lg:before:text-muted max-lg:before:content-[attr(data-label)] lg:px-2 lg:py-3 lg:first:pl-0 ${wide ? 'max-lg:col-span-2 lg:min-w-32' : ''}`}
  >
    {children}
  </td>
);

const tones = {
  draft: 'plain',
  processing: 'accent',
  completed: 'good',
  failed: 'bad',
  erased: 'plain',
} as const;

/** Status of the report, and whether the payment was refunded or disputed. */
export function OrderStatusBadge({ order }: { order: OrderListItem }) {
  const { status, refundedCents, paidCents, disputed } = order;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tones[status]}>{texts.status[status]}</Badge>
      {disputed && <Badge tone="bad">{texts.status.disputed}</Badge>}
      {refundedCents > 0 && (
        <Badge tone="warning">
          {refundedCents < paidCents ? texts.status.partlyRefunded : texts.status.refunded}
        </Badge>
      )}
    </span>
  );
}
