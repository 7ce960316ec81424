import { FlexRender, type Header } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import type { ListFeatures } from './features';

type Props = { header: Header<ListFeatures, AdminAffiliate> };

const sorted = { asc: 'ascending', desc: 'descending' } as const;
const marks = { asc: ArrowUp, desc: ArrowDown } as const;

/** The name of a column, which sorts by it where the server can. */
export function HeaderCell({ header }: Props) {
  const { column } = header;
  const direction = column.getIsSorted();
  const Mark = direction ? marks[direction] : ChevronsUpDown;
  const canSort = column.columnDef.id !== 'status';
  return (
    <th
      role="columnheader"
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
