import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readAdminUser, type AdminUser } from '../api/admin';

const userKey = ['admin-user'];

/** Everything that only a signed-in admin may read is kept under this key. */
export const adminDataKey = 'admin';

/** Who is signed in: unknown at first, then an admin, or null for nobody. */
export const useAdminUser = () => useQuery({ queryKey: userKey, queryFn: readAdminUser });

/** Says who is signed in from now on, without asking the server. */
export function useSetAdminUser(): (user: AdminUser | null) => void {
  const client = useQueryClient();
  return useCallback((user) => client.setQueryData(userKey, user), [client]);
}

/** Asks again who is signed in. */
export function useRefreshAdminUser(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: userKey });
}

/** What an admin has read: taken out of the memory of the page, or asked of the server again. */
export function useAdminData() {
  const client = useQueryClient();
  return {
    forget: () => client.removeQueries({ queryKey: [adminDataKey] }),
    refresh: (...key: string[]) => void client.invalidateQueries({ queryKey: [adminDataKey, ...key] }),
  };
}
