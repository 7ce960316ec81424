import type { ReactNode } from 'react';

/** What is known of one thing, as pairs of a name and a value. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">{children}</dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
  </div>
);
