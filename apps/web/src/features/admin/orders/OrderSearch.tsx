import { useState } from 'react';
import type { OrderStatus } from '@closewise/contracts/admin';
import { SelectField } from '../../../shared/ui/SelectField';
import { TextField } from '../../../shared/ui/TextField';
import type { OrdersAddress } from './order-address';
import { states } from './states';
import texts from './texts';

const t = texts.list;

type Props = { shown: OrdersAddress; onShow: (wish: Partial<OrdersAddress>) => void };

/** Which orders are listed: a search is sent by Enter or its button, the rest at once. */
export function OrderSearch({ shown, onShow }: Props) {
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
        label={t.search}
        hint={t.searchHint}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button className="btn btn-quiet sm:max-lg:col-span-2 lg:mt-7">{t.submit}</button>
      <SelectField
        label={t.state}
        options={{ '': t.allStates, ...states }}
        value={shown.state}
        onChange={({ target }) => onShow({ state: target.value })}
      />
      <SelectField
        label={t.status}
        options={t.statuses}
        value={shown.status}
        onChange={({ target }) => onShow({ status: target.value as OrderStatus | 'all' })}
      />
    </form>
  );
}
