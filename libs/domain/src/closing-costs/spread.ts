import type { Cents } from '../money/index.js';
import type { FeeLine } from './estimate.js';

/** The range of an exact figure. */
export const exactRange = (cents: Cents): FeeLine['range'] => ({
  lowCents: cents,
  typicalCents: cents,
  highCents: cents,
});

/** 25% either side of a figure that its source does not confirm. */
export function spreadAround(typicalCents: Cents): FeeLine['range'] {
  return {
    lowCents: Math.floor((typicalCents * 3) / 4),
    typicalCents,
    highCents: Math.ceil((typicalCents * 5) / 4),
  };
}
