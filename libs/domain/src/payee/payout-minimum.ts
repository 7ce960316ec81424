import type { Cents } from '../money/index.js';

/** What a payee has to collect before anything is paid: $100. */
export const minimumPayoutCents: Cents = 10_000;
