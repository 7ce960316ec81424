import { z } from 'zod';
import { feeKinds, loanEstimateSections } from '../estimate.js';
import { loanTypes, propertyTypes } from '../property.js';
import { source } from '../sources/source.js';

const confidence = z.enum(['high', 'medium', 'low']);
const isoDate = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const stateList = z.array(z.string().regex(/^[A-Z]{2}$/)).optional();

/**
 * State customs. `onlyIn` and `exceptIn` decide whether the fee occurs at all. It is not expected outside `usualIn`,
 * nor in `includedIn`, where another charge or the seller covers it, except with a loan in `includedButWithLoanIn`.
 * `amountIn` replaces the national range.
 */
const stateCustoms = z.object({
  onlyIn: stateList,
  exceptIn: stateList,
  usualIn: stateList,
  includedIn: stateList,
  includedButWithLoanIn: stateList,
  amountIn: z
    .record(z.string(), z.object({ low: z.number(), typical: z.number(), high: z.number() }))
    .optional(),
});

const nationalFee = z.object({
  key: z.string().regex(/^[a-z0-9_]+$/),
  kind: z.enum(feeKinds),
  loanEstimateSection: z.enum(loanEstimateSections),
  category: z.enum(['required', 'negotiable', 'optional']),
  tolerance: z.enum(['zero', 'ten-percent', 'none']).nullable(),
  low: z.number().nullable(),
  typical: z.number().nullable(),
  high: z.number().nullable(),
  formula: z
    .object({
      rate: z.number().optional(),
      lowRate: z.number().optional(),
      highRate: z.number().optional(),
    })
    .nullable(),
  appliesTo: z.object({
    propertyTypes: z.array(z.enum(propertyTypes)),
    loanTypes: z.array(z.enum(loanTypes)),
  }),
  /** The percentage of borrowers who paid it in a year, and the median they paid. */
  paidBy: z
    .object({ year: z.number(), sharePercent: z.number(), medianDollars: z.number().positive() })
    .optional(),
  states: stateCustoms.optional(),
  source,
  confidence,
});

const amountByUnits = z.record(z.enum(['1', '2', '3', '4']), z.number().positive());

const fhaMipRow = z.object({
  termYearsOver: z.number().nullable(),
  termYearsAtMost: z.number().nullable(),
  baseLoanAtMost: z.number().nullable(),
  baseLoanOver: z.number().nullable(),
  ltvOver: z.number().nullable(),
  ltvAtMost: z.number().nullable(),
  annualRate: z.number().positive(),
});

const nationalFees = z.object({
  asOf: isoDate,
  fees: z.array(nationalFee).min(1),
  limits: z.object({
    year: z.int(),
    conforming: z.object({ baseline: amountByUnits, ceiling: amountByUnits }),
    fha: z.object({
      floor: amountByUnits,
      ceiling: amountByUnits,
      specialAKHIGUVI1unit: z.number().positive(),
    }),
    effectiveFrom: isoDate,
    source,
  }),
  fhaMip: z.object({ upfrontRate: z.number(), effectiveFrom: isoDate, rows: z.array(fhaMipRow), source }),
  vaFundingFee: z.object({
    effectiveFrom: isoDate,
    effectiveTo: isoDate,
    purchase: z.array(
      z.object({
        use: z.enum(['first', 'subsequent']),
        downPercentAtLeast: z.number(),
        downPercentUnder: z.number().nullable(),
        rate: z.number().positive(),
      }),
    ),
  }),
  usda: z.object({
    upfront: z.number(),
    annual: z.number(),
    effectiveFrom: isoDate,
    effectiveTo: isoDate,
    source,
  }),
  pmi: z.object({
    rangePlusMinus: z.number(),
    source,
    rows: z.array(
      z.object({
        ltvOver: z.number(),
        ltvAtMost: z.number(),
        annualRateByScore: z.record(z.enum(['760', '700', '640']), z.number().positive()),
      }),
    ),
  }),
});

/** Fees found in every state and the loan programs' tables; money in dollars, as published. */
export type NationalFees = z.infer<typeof nationalFees>;
export type NationalFee = NationalFees['fees'][number];

/** Parses data/closing-costs/national.json; throws on an invalid field. */
export function parseNationalFees(json: unknown): NationalFees {
  return nationalFees.parse(json);
}
