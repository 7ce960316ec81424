import { useSearchParams } from 'react-router-dom';
import { readOrders } from '../../../shared/api/admin-orders';
import { EmptyBox } from '../../../shared/ui/EmptyBox';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Pager } from '../Pager';
import { Remote } from '../Remote';
import { ordersAddressFrom, ordersQuery, type OrdersAddress } from './order-address';
import { OrderSearch } from './OrderSearch';
import { OrderTable } from './OrderTable';
import texts from './texts';

const t = texts.list;

/** The orders, searched, filtered and paged by the server. */
export function OrderList() {
  const [query, setQuery] = useSearchParams();
  const shown = ordersAddressFrom(query);
  const { page, pageSize, search, state, status } = shown;
  const orders = useAdminQuery(['orders', page, search, state, status], () => readOrders(shown), {
    keepPrevious: true,
  });
  const show = (wish: Partial<OrdersAddress>) =>
    setQuery(ordersQuery({ ...shown, page: 1, ...wish }), { replace: true });
  const showsAll = search === '' && state === '' && status === 'all';
  return (
    <Card title={t.title} lede={t.lede}>
      <OrderSearch key={search} shown={shown} onShow={show} />
      <div className="mt-5">
        <Remote query={orders} loading={t.loading}>
          {(view) =>
            view.orders.length === 0 ? (
              <div role="status">
                <EmptyBox {...(showsAll ? t.empty : t.noMatch)}>
                  {!showsAll && (
                    <button
                      type="button"
                      className="btn btn-quiet mt-4"
                      onClick={() => show({ search: '', state: '', status: 'all' })}
                    >
                      {t.showAll}
                    </button>
                  )}
                </EmptyBox>
              </div>
            ) : (
              <>
                <OrderTable orders={view.orders} busy={orders.isFetching} />
                <Pager
                  texts={t}
                  page={page}
                  pageSize={pageSize}
                  total={view.total}
                  onPage={(next) => show({ page: next })}
                />
              </>
            )
          }
        </Remote>
      </div>
    </Card>
  );
}
