import { useSearchParams } from 'react-router-dom';
import { ordersAddressFrom } from './order-address';
import { OrderList } from './OrderList';
import { OrderPage } from './OrderPage';

/** All orders, or the one that the address names. */
export function OrdersView() {
  const [query] = useSearchParams();
  const { id } = ordersAddressFrom(query);
  return id === null ? <OrderList /> : <OrderPage key={id} id={id} />;
}
