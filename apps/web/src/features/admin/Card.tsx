import { useId, type ReactNode } from 'react';
import type { Elements } from '../../shared/ui/elements';

type Props = { title: string; badge?: string; lede?: string; actions?: Elements; children: ReactNode };

/** A titled section of a screen. */
export function Card({ title, badge, lede, actions, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet min-w-0 p-5 sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 id={id} className="display text-[1.375rem]">
              {title}
            </h2>
            {badge && (
              <span className="rounded-full bg-marigold-100 px-3 py-1 text-sm font-semibold text-marigold-800">
                {badge}
              </span>
            )}
          </div>
          {lede && <p className="mt-1 max-w-2xl text-muted">{lede}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      <div className="mt-5">{children}</div>
    </section>
  );
}
