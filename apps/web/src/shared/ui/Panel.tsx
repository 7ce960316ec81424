import { useId, type ReactNode } from 'react';
import type { Elements } from './elements';

type Props = { title: string; lede?: string; aside?: Elements; children: ReactNode };

/** A section of a partner page. */
export function Panel({ title, lede, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet min-w-0 p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="display text-[1.375rem]">
          {title}
        </h2>
        {aside}
      </div>
      {lede && <p className="mt-1 max-w-2xl text-muted">{lede}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
