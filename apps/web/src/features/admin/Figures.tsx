import type { ReactNode } from 'react';

const columnsOf = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' } as const;

type Props = { columns: keyof typeof columnsOf; children: ReactNode };

/** Numbers side by side, in pairs where there is little room; the last without a partner takes the whole line. */
export const Figures = ({ columns, children }: Props) => (
  <dl className={`grid grid-cols-2 gap-3 max-lg:*:last:odd:col-span-2 sm:gap-4 ${columnsOf[columns]}`}>
    {children}
  </dl>
);
