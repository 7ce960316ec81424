import { groupThousands, roundedCents, type Cents } from '../../money/index.js';

/** A rounded, inexact amount: `$14,950`. */
export const roundedDollars = (cents: Cents): string =>
  `$${groupThousands(String(roundedCents(cents) / 100))}`;
