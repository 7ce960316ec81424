import { groupThousands, roundedCents, type Cents } from '../../money/index.js';

/** A sum that is not exact, rounded as every such amount: `$14,950`. */
export const roundedDollars = (cents: Cents): string =>
  `$${groupThousands(String(roundedCents(cents) / 100))}`;
