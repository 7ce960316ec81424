import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Answers that a written page is made of, each with the key of its query. */
export type Seed = readonly (readonly [QueryKey, unknown])[];

export const plant = (client: QueryClient, seed: Seed): void => {
  for (const [key, data] of seed) client.setQueryData(key, data);
};
