import type { ReactNode } from 'react';

type Props = { name: string; value: ReactNode; note: string; className?: string };

/** A number in a definition list with its label. */
export function FigureCell({ name, value, note, className = '' }: Props) {
  return (
    <div className={`p-5 sm:p-7 ${className}`}>
      <dt className="text-[0.9375rem] font-semibold text-muted">{name}</dt>
      <dd>
        <span className="display num mt-1 block text-[2.25rem]">{value}</span>
        <span className="text-[0.9375rem] text-muted">{note}</span>
      </dd>
    </div>
  );
}
