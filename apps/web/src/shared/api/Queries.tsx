import { use, type ReactNode } from 'react';
import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

/** That of all islands of a page. */
const ofIslands = createQueryClient();

/** The queries of the page, or where there are none, as in an island, those of all its islands. */
export function Queries({ children }: { children: ReactNode }) {
  if (use(QueryClientContext)) return children;
  return <QueryClientProvider client={ofIslands}>{children}</QueryClientProvider>;
}
