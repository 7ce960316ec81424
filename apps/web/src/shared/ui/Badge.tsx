import type { ReactNode } from 'react';

const tones = {
  good: 'bg-pine-100 text-pine-800',
  plain: 'bg-white text-muted ring-1 ring-inset ring-line',
  warning: 'bg-marigold-100 text-marigold-800',
  accent: 'bg-marigold-400 text-ink',
  bad: 'bg-clay-50 text-clay-700',
} as const;

export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-full sm:whitespace-nowrap px-3 py-1 text-sm font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
