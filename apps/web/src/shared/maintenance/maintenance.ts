import { createContext, use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readMaintenance } from '../api/site';

const minuteMs = 60_000;

/** Whether the server has answered with the page of its maintenance; rendering on the server says it itself. */
export const servedClosed = (): boolean =>
  !import.meta.env.SSR && document.querySelector('meta[name="maintenance"]') !== null;

/** What the page began with. */
export const ClosedContext = createContext(false);

/** Whether the site is closed for maintenance: asked every minute, and when the visitor comes back to the page. */
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
