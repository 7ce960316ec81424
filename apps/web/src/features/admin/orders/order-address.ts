import { orderStatuses, type OrderStatus } from '@closewise/contracts/admin';
import type { OrderListQuery } from '../../../shared/api/admin-orders';

const pageSize = 25;

/** Which order the address names, and which the list shows; what makes no sense in it counts as absent. */
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

/** The query of an orders screen, without what is usual. */
export function ordersQuery({ id, page, search, state, status }: OrdersAddress): URLSearchParams {
  const query = new URLSearchParams({ tab: 'overview', view: 'orders' });
  if (id) query.set('order', id);
  if (search) query.set('search', search);
  if (state) query.set('state', state);
  if (status !== 'all') query.set('status', status satisfies OrderStatus);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Where one order is read. */
export const orderOf = (id: string): string =>
  `?${new URLSearchParams({ tab: 'overview', view: 'orders', order: id })}`;
