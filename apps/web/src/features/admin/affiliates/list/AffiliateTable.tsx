import { useTable, type SortingState, type Updater } from '@tanstack/react-table';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import texts from '../texts';
import { AffiliateRow } from './AffiliateRow';
import { columns } from './columns';
import { features } from './features';
import { HeaderCell } from './HeaderCell';
import type { AffiliateSort } from './list-address';

const t = texts.list;

type Props = {
  affiliates: AdminAffiliate[];
  sort: AffiliateSort;
  busy: boolean;
  onSort: (sort: AffiliateSort) => void;
};

/** The page of the list; on a narrow screen each row is a card. */
export function AffiliateTable({ affiliates, sort, busy, onSort }: Props) {
  const sorting = sortingOf(sort);
  const table = useTable({
    features,
    columns,
    data: affiliates,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      if (next) onSort(sortOf(next));
    },
  });
  return (
    <table role="table" aria-busy={busy} className="w-full text-[0.9375rem] max-xl:block">
      <caption className="sr-only">{t.title}</caption>
      <thead role="rowgroup" className="max-xl:sr-only">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} role="row" className="border-b border-ink/80">
            {group.headers.map((header) => (
              <HeaderCell key={header.id} header={header} />
            ))}
            <th role="columnheader" scope="col" className="px-1.5 py-1 text-left align-bottom font-semibold">
              <span className="inline-flex min-h-9 items-center">{t.columns.actions}</span>
            </th>
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup" className="max-xl:grid max-xl:gap-4 max-xl:md:grid-cols-2">
        {table.getRowModel().rows.map((row) => (
          <AffiliateRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

const sortingOf = (sort: AffiliateSort): SortingState => [
  { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') },
];

const sortOf = ({ id, desc }: SortingState[number]) => `${desc ? '-' : ''}${id}` as AffiliateSort;
