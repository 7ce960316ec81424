import type { ReactNode } from 'react';

const columnClasses = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' } as const;

type Props = { columns: keyof typeof columnClasses; children: ReactNode };

/** Figures side by side, in pairs on narrow screens; an odd last one takes the whole row. */
export const Figures = ({ columns, children }: Props) => (
  <dl className={`grid grid-cols-2 gap-3 max-lg:*:last:odd:col-span-2 sm:gap-4 ${columnClasses[columns]}`}>
    {children}
  </dl>
);

type FigureProps = { name: string; value: string; note?: ReactNode; warns?: boolean };

/** One large number of a `Figures` list; the numbers of a row align even if their labels wrap. */
export function Figure({ name, value, note, warns = false }: FigureProps) {
  return (
    <div
      className={`row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0 rounded-2xl border p-4 sm:p-5 ${warns ? 'border-marigold-400 bg-marigold-100' : 'border-line'}`}
    >
      <dt className="text-[0.9375rem] font-semibold leading-snug text-muted">{name}</dt>
      <dd className="pt-1">
        <span className="display num block text-[1.625rem] sm:text-[1.75rem]">{value}</span>
        {note && <span className="mt-1.5 block text-[0.9375rem] leading-snug text-muted">{note}</span>}
      </dd>
    </div>
  );
}

/** A definition list of `Fact`s. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">{children}</dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
  </div>
);
