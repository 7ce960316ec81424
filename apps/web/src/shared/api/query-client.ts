import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { request } from './request';

/** Fetches the path in the query's key. A 401 throws, unless the query asked for null. */
export const fetchByKey =
  ({ on401 }: { on401: 'throw' | 'null' }) =>
  async ({ queryKey }: QueryFunctionContext): Promise<unknown> => {
    try {
      return await request('GET', queryKey.join('/'));
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };

/** Data never goes stale by itself and nothing is retried or polled, unless a page asks for it. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey({ on401: 'throw' }),
        staleTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
