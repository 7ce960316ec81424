import { z } from 'zod';
import { buyerTypes, loanTypes, propertyTypes } from '@closewise/domain/closing-costs';
import { occupancies } from '@closewise/domain/reporting';
import { cents, label, prose } from './text.js';

/** The purchase that the report is about, and how well its place was recognised. */
export const reportPropertySchema = z.strictObject({
  address: label,
  priceCents: cents.positive(),
  loanAmountCents: cents.nonnegative(),
  downPaymentCents: cents.nonnegative(),
  propertyType: z.enum(propertyTypes),
  buyerType: z.enum(buyerTypes),
  loanType: z.enum(loanTypes),
  hasPool: z.boolean(),
  /** Null in reports of before it was kept. */
  occupancy: z.enum(occupancies).nullable().default(null),
  place: z.strictObject({
    state: z.string().length(2),
    county: label.nullable(),
    city: label.nullable(),
    zip: label.nullable(),
    resolved: z.enum(['city', 'county', 'state']),
    /** One plain sentence: what was recognised, and what it means for the figures. */
    summary: prose,
    /** Plain sentences, one for each thing that is missing or contradictory. */
    missing: z.array(prose),
  }),
});
export type ReportProperty = z.infer<typeof reportPropertySchema>;
