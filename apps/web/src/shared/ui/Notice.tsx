import type { ReactNode } from 'react';
import { CircleAlert, Info } from 'lucide-react';

type NoticeProps = { tone: 'info' | 'warning' | 'error'; title?: string; children: ReactNode };

const tones = {
  info: 'border-sky-700/30 bg-sky-50 [--mark:var(--color-sky-700)]',
  warning: 'border-marigold-400 bg-marigold-100 [--mark:var(--color-marigold-800)]',
  error: 'border-clay-700/40 bg-clay-50 [--mark:var(--color-clay-700)]',
} as const;

/** A boxed message in the page; screen readers announce errors at once. */
export function Notice({ tone, title, children }: NoticeProps) {
  const Icon = tone === 'info' ? Info : CircleAlert;
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={`flex gap-3 rounded-2xl border p-4 ${tones[tone]}`}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-(--mark)" />
      <div className="min-w-0 leading-snug">
        {title && <p className="font-semibold">{title}</p>}
        <div className={title ? 'mt-1 text-[0.9375rem]' : 'text-[0.9375rem]'}>{children}</div>
      </div>
    </div>
  );
}
