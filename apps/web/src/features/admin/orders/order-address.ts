import { orderStatuses, type OrderStatus } from '@closewise/contracts/admin';
import type { OrderListQuery } from '../../../shared/api/admin-orders';

const pageSize = 25;

/** The selected order and the list's state in the address; invalid values are ignored. */
export type OrdersAddress = OrderListQuery & { id: string | null };

export function ordersAddressFrom(query: URLSearchParams): OrdersAddress {
  const page = Number(query.get('page'));
  const state = (query.get('state') ?? '').toUpperCase();
  return {
    id: query.get('order') || null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize,
    search: query.get('search') ?? '',
    state: /^[A-Z]{2}$/.test(state) ? state : '',
    status: orderStatuses.find((status) => status === query.get('status')) ?? 'all',
  };
}

/** The query string of the orders screen, without default values. */
export function ordersQuery({ id, page, search, state, status }: OrdersAddress): URLSearchParams {
  const query = new URLSearchParams({ tab: 'overview', view: 'orders' });
  if (id) query.set('order', id);
  if (search) query.set('search', search);
  if (state) query.set('state', state);
  if (status !== 'all') query.set('status', status satisfies OrderStatus);
  if (page > 1) query.set('page', String(page));
  return query;
}

export const orderLink = (id: string): string =>
  `?${new URLSearchParams({ tab: 'overview', view: 'orders', order: id })}`;
