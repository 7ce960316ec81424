import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderStatus } from '@closewise/contracts/admin';
import { readOrders } from '../../../shared/api/admin-orders';
import { EmptyBox } from '../../../shared/ui/EmptyBox';
import { SelectField } from '../../../shared/ui/SelectField';
import { TextField } from '../../../shared/ui/TextField';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Pager } from '../Pager';
import { Remote } from '../Remote';
import { ordersAddressFrom, ordersQuery, type OrdersAddress } from './order-address';
import { OrderPage } from './OrderPage';
import { OrderTable } from './OrderTable';
import texts from './texts';

const t = texts.list;

/** All orders, or the one that the address names. */
export function OrdersView() {
  const [query] = useSearchParams();
  const { id } = ordersAddressFrom(query);
  return id === null ? <OrderList /> : <OrderPage key={id} id={id} />;
}

/** The list of orders. The server searches, filters and pages. */
function OrderList() {
  const [query, setQuery] = useSearchParams();
  const shown = ordersAddressFrom(query);
  const { page, pageSize, search, state, status } = shown;
  const orders = useAdminQuery(['orders', page, search, state, status], () => readOrders(shown), {
    keepPrevious: true,
  });
  const show = (change: Partial<OrdersAddress>) =>
    setQuery(ordersQuery({ ...shown, page: 1, ...change }), { replace: true });
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

type Props = { shown: OrdersAddress; onShow: (change: Partial<OrdersAddress>) => void };

/** Filters take effect immediately, a search on Enter or the button. */
function OrderSearch({ shown, onShow }: Props) {
  const [typed, setTyped] = useState(shown.search);
  return (
    <form
      role="search"
      className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_auto_11rem_11rem]"
      onSubmit={(event) => {
        event.preventDefault();
        onShow({ search: typed.trim() });
      }}
    >
      <TextField
        className="sm:max-lg:col-span-2"
        label={texts.list.search}
        hint={texts.list.searchHint}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button className="btn btn-quiet sm:max-lg:col-span-2 lg:mt-7">{texts.list.submit}</button>
      <SelectField
        label={texts.list.state}
        options={{ '': texts.list.allStates, ...states }}
        value={shown.state}
        onChange={({ target }) => onShow({ state: target.value })}
      />
      <SelectField
        label={texts.list.status}
        options={texts.list.statuses}
        value={shown.status}
        onChange={({ target }) => onShow({ status: target.value as OrderStatus | 'all' })}
      />
    </form>
  );
}

const codes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

/** US states for the filter. */
const states: Readonly<Record<string, string>> = Object.fromEntries(
  codes.split(' ').map((code) => [code, code]),
);
