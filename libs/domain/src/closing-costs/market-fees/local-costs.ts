import { z } from 'zod';

const sourced = {
  source: z.object({ name: z.string().min(1), url: z.string().nullable() }).nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
};

const localCosts = z.object({
  state: z.string().length(2),
  name: z.string().min(1),
  propertyTax: z.object({
    effectiveRatePercent: z.number().nonnegative(),
    newBuyerRatePercent: z.number().nonnegative().nullable(),
    paidIn: z.enum(['advance', 'arrears', 'mixed']),
    ...sourced,
  }),
  homeownersInsurance: z.object({
    typical: z.number().positive(),
    low: z.number().positive().nullable(),
    high: z.number().positive().nullable(),
    byDwelling: z.array(z.object({ dwelling: z.number().positive(), annual: z.number().positive() })),
    ...sourced,
  }),
});

/** What the market fees need of a jurisdiction's file; money in dollars, rates in percent of the value. */
export type LocalCosts = z.infer<typeof localCosts>;

/** Reads that part of data/closing-costs/XX.json; throws on a field that the engine cannot use. */
export const parseLocalCosts = (json: unknown): LocalCosts => localCosts.parse(json);
