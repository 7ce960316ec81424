import { useId, type ReactNode } from 'react';

type Props = { title: string; lede?: string; children: ReactNode };

/** One subject of a tab. */
export function Card({ title, lede, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet p-5 sm:p-7">
      <h2 id={id} className="display text-[1.375rem]">
        {title}
      </h2>
      {lede && <p className="mt-1 max-w-2xl text-muted">{lede}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
