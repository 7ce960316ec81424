import type { Purchase } from '../purchase.js';
import { isNamed } from './place-scope-covers.js';

/** The entry that names the county, else the one for all others or for everywhere. */
export function scheduleOfCounty<Entry extends { counties: readonly string[] | 'all others' | null }>(
  entries: readonly Entry[],
  { county }: Purchase,
): Entry | undefined {
  return (
    entries.find(({ counties }) => Array.isArray(counties) && isNamed(county, counties)) ??
    entries.find(({ counties }) => counties === null || counties === 'all others')
  );
}
