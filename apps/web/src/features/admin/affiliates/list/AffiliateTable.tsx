import { useTable, FlexRender, type SortingState, type Updater, type Header } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import texts from '../texts';
import { AffiliateRow } from './AffiliateRow';
import { columns, features, type ListFeatures } from './columns';
import type { AffiliateSort } from './use-affiliate-list';

const t = texts.list;

type Props = {
  affiliates: AdminAffiliate[];
  sort: AffiliateSort;
  busy: boolean;
  onSort: (sort: AffiliateSort) => void;
};

/** One page of affiliates; on narrow screens each row becomes a card. */
export function AffiliateTable({ affiliates, sort, busy, onSort }: Props) {
  const sorting = toSorting(sort);
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
      if (next) onSort(fromSorting(next));
    },
  });
  return (
    <table aria-busy={busy} className="w-full text-[0.9375rem] max-xl:block">
      <caption className="sr-only">{t.title}</caption>
      <thead className="max-xl:sr-only">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} className="border-b border-ink/80">
            {group.headers.map((header) => (
              <HeaderCell key={header.id} header={header} />
            ))}
            <th scope="col" className="px-1.5 py-1 text-left align-bottom font-semibold">
              <span className="inline-flex min-h-9 items-center">{t.columns.actions}</span>
            </th>
          </tr>
        ))}
      </thead>
      <tbody className="max-xl:grid max-xl:gap-4 max-xl:md:grid-cols-2">
        {table.getRowModel().rows.map((row) => (
          <AffiliateRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

const toSorting = (sort: AffiliateSort): SortingState => [
  { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') },
];

const fromSorting = ({ id, desc }: SortingState[number]) => `${desc ? '-' : ''}${id}` as AffiliateSort;

type HeaderCellProps = { header: Header<ListFeatures, AdminAffiliate> };

const sorted = { asc: 'ascending', desc: 'descending' } as const;
const marks = { asc: ArrowUp, desc: ArrowDown } as const;

/** Column heading; a button if the server can sort by this column. */
function HeaderCell({ header }: HeaderCellProps) {
  const { column } = header;
  const direction = column.getIsSorted();
  const Mark = direction ? marks[direction] : ChevronsUpDown;
  const canSort = column.columnDef.id !== 'status';
  return (
    <th
      scope="col"
      aria-sort={direction ? sorted[direction] : undefined}
      className="px-1.5 py-1 text-left align-bottom font-semibold first:pl-0"
    >
      {canSort ? (
        <button
          type="button"
          className="-mx-1 inline-flex min-h-9 items-center gap-1 rounded-lg px-1 text-left leading-tight hover:text-pine-700"
          onClick={column.getToggleSortingHandler()}
        >
          <FlexRender header={header} />
          <Mark aria-hidden size={14} className={`shrink-0 ${direction ? '' : 'text-field'}`} />
        </button>
      ) : (
        <span className="inline-flex min-h-9 items-center">
          <FlexRender header={header} />
        </span>
      )}
    </th>
  );
}
