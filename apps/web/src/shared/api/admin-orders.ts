import type { OrderStatus } from '@closewise/contracts/admin';
import { client, type Schemas, viewOf } from './client';

export type OrderListQuery = {
  page: number;
  pageSize: number;
  search: string;
  state: string;
  status: OrderStatus | 'all';
};

export const readOrders = ({ page, pageSize, search, state, status }: OrderListQuery) => {
  const query = {
    page: String(page),
    pageSize: String(pageSize),
    search: search || undefined,
    state: state || undefined,
    status: status === 'all' ? undefined : status,
  };
  return viewOf(client.GET('/api/admin/orders', { params: { query } }));
};

const order = (id: string) => ({ params: { path: { orderId: id } } });

/** By payment id or report id. */
export const readOrder = (id: string) => viewOf(client.GET('/api/admin/orders/{orderId}', order(id)));
export const readFailedReports = () => viewOf(client.GET('/api/admin/orders/failed'));
export const mailOrder = ({ id, number }: { id: string; number: number }) =>
  viewOf(client.POST('/api/admin/orders/{orderId}/mail', { ...order(id), body: { number } }));
export const generateOrder = ({ id, revision }: { id: string; revision: number }) =>
  viewOf(client.POST('/api/admin/orders/{orderId}/generate', { ...order(id), body: { revision } }));

type Refund = { paymentId: string } & Schemas['RefundPaymentRequest'];
export const refundPayment = ({ paymentId, ...body }: Refund) =>
  viewOf(client.POST('/api/admin/payments/{paymentId}/refunds', { params: { path: { paymentId } }, body }));
