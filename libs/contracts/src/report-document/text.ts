import { z } from 'zod';

/** A paragraph in one language; never empty, and never trusted as markup. */
export const prose = z.string().trim().min(1).max(2_000);

/** Name of a fee, place, source or heading. */
export const label = z.string().trim().min(1).max(400);

/** Integer US cents. Credits (aggregate escrow adjustment) are negative. */
export const cents = z.int();

/** What the buyer pays: low ≤ typical ≤ high. */
export const centsRange = z
  .strictObject({ lowCents: cents, typicalCents: cents, highCents: cents })
  .refine((range) => range.lowCents <= range.typicalCents && range.typicalCents <= range.highCents, {
    message: 'low, typical and high are not in order',
  });

export const confidence = z.enum(['high', 'medium', 'low']);
