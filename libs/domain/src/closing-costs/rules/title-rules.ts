import { z } from 'zod';
import { bilingual, confidence, exactNumber, isoDate, list, optional, rounding, source } from './fields.js';
import { placeScope } from './condition.js';

const bracket = z.strictObject({
  upTo: exactNumber.nullable(),
  perThousand: exactNumber.optional(),
  flat: exactNumber.optional(),
  lookup: z.boolean().optional(),
  base: exactNumber.optional(),
  over: exactNumber.optional(),
  rate: exactNumber.optional(),
});
const point = z.strictObject({ amount: exactNumber, premium: exactNumber });

const schedule = z.object({
  id: z.string(),
  policy: z.enum(['owner', 'lender']),
  variant: z.enum(['standard', 'reissue', 'enhanced', 'homeowners', 'standalone', 'other-insurer']),
  default: z.boolean().default(false),
  promulgated: z.boolean(),
  appliesIn: optional(placeScope),
  effectiveFrom: optional(isoDate),
  effectiveTo: optional(isoDate),
  method: z.enum(['marginal', 'lookup-then-base-plus-rate', 'lookup-then-marginal']),
  brackets: z.array(bracket).min(1),
  lookup: list(point),
  validFrom: optional(exactNumber),
  validTo: optional(exactNumber),
  roundAmountUpTo: optional(exactNumber),
  sliceRoundUpTo: optional(exactNumber),
  roundPartTo: optional(exactNumber),
  multiplier: optional(exactNumber),
  minimum: optional(exactNumber),
  roundResult: optional(rounding),
  confidence,
  source,
});
export type TitleSchedule = z.infer<typeof schedule>;

/**
 * The price of a lender's policy issued with an owner's: one figure, a part of the owner's premium, a part of the
 * owner's rate for the loan, or a range.
 */
const simultaneousLender = z
  .object({
    amount: optional(exactNumber),
    percentOfOwner: optional(exactNumber),
    percentOfRateForLoan: optional(exactNumber),
    between: optional(z.strictObject({ low: exactNumber, high: exactNumber })),
    roundResult: optional(rounding),
    excess: optional(z.string()),
    /** The price as the insurer publishes it. */
    text: optional(bilingual),
  })
  .refine(
    ({ amount, percentOfOwner, percentOfRateForLoan, between }) =>
      [amount, percentOfOwner, percentOfRateForLoan, between].filter(Boolean).length === 1,
    'must have an amount, a percentOfOwner, a percentOfRateForLoan or a range in between',
  );
export type SimultaneousLender = z.infer<typeof simultaneousLender>;

/** A local tax on the owner's premium. */
const premiumTax = z.strictObject({
  name: bilingual,
  kind: z.literal('other'),
  level: z.literal('city'),
  city: z.string().min(1),
  rate: exactNumber,
  base: z.literal('owner premium'),
});
export type PremiumTax = z.infer<typeof premiumTax>;

/**
 * The statutory price of endorsements that lenders require: a part of both premiums, with a minimum, plus a fixed
 * amount.
 */
const lenderEndorsements = z.object({
  rateOfPremiums: exactNumber,
  minimum: exactNumber,
  plus: z.strictObject({ amount: exactNumber, name: bilingual }),
  /** Price of endorsements that only some lenders require. */
  mayAdd: exactNumber,
  source,
  confidence,
});
export type LenderEndorsements = z.infer<typeof lenderEndorsements>;

/** The cost of title policies and who customarily buys the owner's. */
export const titleRules = z.object({
  /** The guarantor of titles in a state without title insurance. */
  extra: z.object({ provider: z.string().optional() }).optional(),
  regulation: z.enum(['promulgated', 'filed', 'file-and-use', 'unregulated']),
  ownerPolicyPayer: z.string(),
  /** Set if a split is not in half. */
  ownerPolicyShares: optional(z.strictObject({ buyer: exactNumber, seller: exactNumber })),
  ownerPolicyPayerByCounty: list(
    z.object({
      payer: z.enum(['buyer', 'seller']),
      counties: z.union([z.array(z.string()), z.literal('all others')]),
    }),
  ),
  schedules: list(schedule),
  simultaneousLender,
  lenderEndorsements: optional(lenderEndorsements),
  premiumTaxes: list(premiumTax),
  typicalOwnerPremium: z.array(point).min(2),
  source,
  confidence,
});
export type TitleRules = z.infer<typeof titleRules>;
