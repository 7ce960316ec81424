import type { ReactNode } from 'react';

type Props = { label: string; columns: readonly string[]; children: ReactNode };

/** A table of figures that a small screen scrolls sideways, by keyboard too. */
export function WideTable({ label, columns, children }: Props) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="sheet mt-4 overflow-x-auto shadow-none">
      <table aria-label={label} className="num w-full text-[0.9375rem]">
        <thead className="border-b border-ink/80 align-bottom">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`min-w-24 px-3 py-2.5 font-semibold leading-snug first:pl-4 last:pr-4 ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
