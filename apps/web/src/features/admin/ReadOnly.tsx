import type { ReactNode } from 'react';
import { useMayChange } from './may-change';

/** Forms that an auditor reads: with all values, and nothing in them to be changed. */
export function ReadOnly({ children }: { children: ReactNode }) {
  return (
    <fieldset className="min-w-0" disabled={!useMayChange()}>
      {children}
    </fieldset>
  );
}
