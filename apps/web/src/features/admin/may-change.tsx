import { createContext, use, type ReactNode } from 'react';

/** True for admins, false for auditors. */
export const MayChangeContext = createContext(true);

export const useMayChange = (): boolean => use(MayChangeContext);

/** Disables the forms in it for auditors, who still see all values. */
export function ReadOnly({ children }: { children: ReactNode }) {
  return (
    <fieldset className="min-w-0" disabled={!useMayChange()}>
      {children}
    </fieldset>
  );
}
