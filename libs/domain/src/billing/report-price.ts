import type { Cents } from '../money/index.js';

/** What one report costs while no other price is set. */
export const reportPriceCents: Cents = 2500;
