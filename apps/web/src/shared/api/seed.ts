import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Answers that a served page brings along, each with the key of its query. */
export type Seed = readonly (readonly [QueryKey, unknown])[];

const id = 'seed';

export const plant = (client: QueryClient, seed: Seed): void => {
  for (const [key, data] of seed) client.setQueryData(key, data);
};

/** What the served page brings along: a block of data, written by `scripts/document.mjs`. */
export function servedSeed(): Seed {
  const block = document.getElementById(id)?.textContent;
  return block ? (JSON.parse(block) as Seed) : [];
}
