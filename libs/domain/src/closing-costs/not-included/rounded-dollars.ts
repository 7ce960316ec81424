import { groupThousands } from '../../money/index.js';
import type { Cents } from '../../money/index.js';

/** A sum that is not exact, in whole dollars: `$14,950`. */
export const roundedDollars = (cents: Cents): string => `$${groupThousands(String(Math.round(cents / 100)))}`;
