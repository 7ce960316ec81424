import type { ReactNode } from 'react';

type Props = { name: string; value: string; note?: ReactNode; warns?: boolean };

/** One number of a definition list, large; numbers side by side stand on one line, however long their names are. */
export function Figure({ name, value, note, warns = false }: Props) {
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
