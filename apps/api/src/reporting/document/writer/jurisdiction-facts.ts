import { source } from '@closewise/domain/closing-costs';
import { z } from 'zod';

const sourced = {
  source: source.nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
};

/** Some states name their other counties in words; those follow the state's own custom. */
const theRest = z.string().transform((): string[] => []);

/** What the writer reads of a state's closing-cost data; rates in percent, money in dollars. */
export const jurisdictionFacts = z.object({
  state: z.string().length(2),
  name: z.string().min(1),
  transferTaxSummary: z.object({ none: z.boolean(), customaryPayer: z.string().nullable(), ...sourced }),
  firstTimeBuyerRelief: z.object({ coveredByRules: z.array(z.string()) }).nullable(),
  titleInsurance: z.object({
    regulation: z.enum(['promulgated', 'filed', 'file-and-use', 'unregulated']),
    ownerPolicyPayer: z.string(),
    ownerPolicyPayerByCounty: z.array(
      z.object({ payer: z.string(), counties: z.union([z.array(z.string()), theRest]) }),
    ),
    ...sourced,
  }),
  closingAgent: z.object({
    type: z.enum(['title-company', 'escrow', 'attorney-customary', 'attorney-required']),
    typicalFee: z.object({ low: z.number(), high: z.number() }),
    ...sourced,
  }),
  propertyTax: z.object({
    newBuyerRatePercent: z.number().nullable(),
    paidIn: z.enum(['arrears', 'advance', 'mixed']),
    reassessedOnSale: z.boolean(),
  }),
});
export type JurisdictionFacts = z.infer<typeof jurisdictionFacts>;
