import { minuteMs } from '@closewise/domain/calendar';
import { createContext, use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readMaintenance } from '../api/site';

/** Whether the server sent the maintenance page; prerendering passes it explicitly. */
export const servedClosed = (): boolean =>
  !import.meta.env.SSR && document.querySelector('meta[name="maintenance"]') !== null;

/** The state when the page loaded. */
export const ClosedContext = createContext(false);

/**
 * Whether the site is closed for maintenance: checked every minute and when the visitor returns to the page.
 */
export function useIsClosed(): boolean {
  const { data } = useQuery({
    queryKey: ['maintenance'],
    queryFn: async () => (await readMaintenance()).maintenanceMode,
    initialData: use(ClosedContext),
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    refetchOnWindowFocus: true,
  });
  return data;
}
