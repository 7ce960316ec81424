import type { Cents } from '../money/index.js';
import type { FeeLine } from './estimate.js';

/** A figure that is certain. */
export const exactly = (cents: Cents): FeeLine['range'] => ({
  lowCents: cents,
  typicalCents: cents,
  highCents: cents,
});

/** A quarter to either side of a figure that its source does not make certain. */
export function spreadAround(typicalCents: Cents): FeeLine['range'] {
  return {
    lowCents: Math.floor((typicalCents * 3) / 4),
    typicalCents,
    highCents: Math.ceil((typicalCents * 5) / 4),
  };
}
