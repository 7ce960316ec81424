import type { ReactNode } from 'react';

type Props = { numeric?: boolean; className?: string; children: ReactNode };

/** A column heading, right-aligned for numbers. */
export const ColumnHead = ({ numeric = false, className = '', children }: Props) => (
  <th
    scope="col"
    className={`px-2 py-2 font-semibold first:pl-0 last:pr-0 ${numeric ? 'text-right' : 'text-left'} ${className}`}
  >
    {children}
  </th>
);
