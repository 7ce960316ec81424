import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** Who is using the site; public pages are for buyers. */
export type Role = 'buyer' | 'affiliate' | 'organization' | 'admin';
type RoleState = { role: Role; setRole: (role: Role) => void };

const RoleContext = createContext<RoleState>({ role: 'buyer', setRole: () => undefined });

export function RoleProvider({ initial = 'buyer', children }: { initial?: Role; children: ReactNode }) {
  const [role, setRole] = useState<Role>(initial);
  const state = useMemo(() => ({ role, setRole }), [role]);
  return <RoleContext value={state}>{children}</RoleContext>;
}

export const useRole = (): RoleState => use(RoleContext);
