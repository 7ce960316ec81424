import { counted } from '../../platform/wording.js';
import type { KeptOfSubject } from '../kept-of-person.js';

/** Such as `2 reports, 1 mail, 3 keys`. */
export function keptInWords({ kept, keys }: Pick<KeptOfSubject, 'kept' | 'keys'>): string {
  const parts = Object.entries(kept).map(([name, count]) => counted(count, name.replace(/s$/, '')));
  return [...parts, counted(keys, 'key')].join(', ');
}
