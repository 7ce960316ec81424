import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readAdminUser, type AdminUser } from '../api/admin';

const userKey = ['admin-user'];

/** Query key prefix of everything that only a signed-in admin may read. */
export const adminDataKey = 'admin';

/** The signed-in admin: undefined while loading, null when nobody is signed in. */
export const useAdminUser = () => useQuery({ queryKey: userKey, queryFn: readAdminUser });

/** Sets the signed-in admin without a request. */
export function useSetAdminUser(): (user: AdminUser | null) => void {
  const client = useQueryClient();
  return useCallback((user) => client.setQueryData(userKey, user), [client]);
}

/** Reloads the signed-in admin. */
export function useRefreshAdminUser(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: userKey });
}

/** Removes or reloads everything that an admin has read. */
export function useAdminData() {
  const client = useQueryClient();
  return {
    forget: () => client.removeQueries({ queryKey: [adminDataKey] }),
    refresh: (...key: string[]) => void client.invalidateQueries({ queryKey: [adminDataKey, ...key] }),
  };
}
