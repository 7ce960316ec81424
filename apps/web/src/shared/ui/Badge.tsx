import type { ReactNode } from 'react';

const tones = {
  good: 'bg-pine-100 text-pine-800',
  warning: 'bg-marigold-100 text-marigold-800',
} as const;

/** A state in one or two words. */
export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center rounded-full px-3 py-1 text-sm font-semibold ${tones[tone]}`}>
      {children}
    </span>
  );
}
