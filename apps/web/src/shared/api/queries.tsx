import { createContext, type ReactNode, use } from 'react';
import { QueryClient, QueryClientContext, QueryClientProvider, type QueryKey } from '@tanstack/react-query';

/** Data never goes stale, and nothing is retried or polled, unless a query sets it. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** All islands of a page share one client. */
const islandClient = createQueryClient();

/** Provides the page's query client, or in an island the one that all islands share. */
export function Queries({ children }: { children: ReactNode }) {
  if (use(QueryClientContext)) return children;
  return <QueryClientProvider client={islandClient}>{children}</QueryClientProvider>;
}

/** True when the server rendered the page without its data; nothing is fetched until the next page load. */
export const OutageContext = createContext(false);

/** API responses that a prerendered page is built from, each with its query key. */
export type Seed = readonly (readonly [QueryKey, unknown])[];

export const seedQueries = (client: QueryClient, seed: Seed): void => {
  for (const [key, data] of seed) client.setQueryData(key, data);
};
