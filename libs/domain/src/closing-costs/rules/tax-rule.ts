import { z } from 'zod';
import { jurisdiction } from '../jurisdiction/index.js';
import { condition, placeScope } from './condition.js';
import {
  bilingual,
  confidence,
  exactNumber,
  isoDate,
  list,
  note,
  optional,
  payer,
  rounding,
  source,
} from './fields.js';

const when = optional(condition);
const amountWhen = z.strictObject({ amount: exactNumber, when });
const rateWhen = z.strictObject({ rate: exactNumber, when });
const shares = z.strictObject({ buyer: exactNumber, seller: exactNumber, lender: exactNumber });
const range = z.tuple([exactNumber, exactNumber]);

const bracket = z.strictObject({
  upTo: exactNumber.nullable(),
  inclusive: z.boolean(),
  rate: optional(exactNumber),
  ratePerUnit: optional(exactNumber),
});

/** A tax: where and when it applies, how it is computed, and who pays it. */
export const taxRule = z.strictObject({
  id: z.string().min(1),
  kind: z.enum(['transfer-tax', 'mansion-tax', 'mortgage-tax', 'intangible-tax', 'other']),
  /** In Spanish with `{place}` for the place's name, or `{of}` for the name after «de». */
  name: bilingual.refine(({ es }) => /\{(?:place|of)\}/.test(es), 'must name its {place} in Spanish'),
  level: z.enum(['state', 'county', 'city', 'district']),
  jurisdiction,
  jurisdictionAsPublished: optional(z.string()),
  appliesIn: optional(placeScope),
  when,
  /** Also levied on co-operative shares; otherwise they are not taxed. */
  cooperatives: optional(z.boolean()),
  effectiveFrom: optional(isoDate),
  effectiveTo: optional(isoDate),
  effectiveFromApproximate: optional(z.boolean()),
  effectiveToApproximate: optional(z.boolean()),
  replaces: list(z.string()),
  replacesState: optional(z.boolean()),
  basis: z.enum([
    'price',
    'price-less-assumed-liens',
    'price-minus-loan',
    'greater-of-price-and-loan',
    'loan',
    'none',
  ]),
  method: z.enum(['percent', 'per-unit', 'brackets', 'flat', 'fraction-of-rule', 'unknown']),
  rate: optional(exactNumber),
  unit: optional(exactNumber),
  ratePerUnit: optional(exactNumber),
  amount: optional(exactNumber),
  perDocument: optional(z.unknown()),
  fractionOf: optional(
    z.strictObject({ rule: z.string(), numerator: z.int().positive(), denominator: z.int().positive() }),
  ),
  bracketMode: optional(z.enum(['marginal', 'whole-amount'])),
  brackets: list(bracket),
  zeroAtOrBelow: optional(exactNumber),
  zeroBelow: optional(exactNumber),
  zeroWhen: list(condition),
  roundBase: optional(rounding),
  exemptFirst: list(amountWhen),
  rateWhen: list(rateWhen),
  minimum: optional(z.strictObject({ amount: exactNumber })),
  maximum: optional(exactNumber),
  fixedAtOrBelow: optional(z.strictObject({ base: exactNumber, amount: exactNumber })),
  credit: list(amountWhen),
  plus: optional(z.strictObject({ amount: exactNumber, name: bilingual })),
  roundResult: optional(rounding),
  shares,
  sharesWhen: list(z.strictObject({ shares, when })),
  lenderPart: list(rateWhen),
  shareReduction: list(z.strictObject({ payer, rate: exactNumber, ofBaseUpTo: exactNumber, when })),
  payerBasis: z.enum(['statute', 'custom', 'unstated']),
  /** Settlement statements charge either party; the contract decides. */
  payerVaries: optional(z.boolean()),
  confidence,
  confidenceNote: optional(z.string()),
  confidenceFrom: list(z.strictObject({ from: isoDate, confidence, why: z.string() })),
  rangeRate: optional(range),
  rangeRatePerUnit: optional(range),
  allowedRatePerUnit: list(exactNumber),
  validFrom: optional(exactNumber),
  byLoanTermYears: list(z.strictObject({ atLeast: z.int(), ratePerUnit: exactNumber })),
  loanTermYearsOver: optional(z.number()),
  alternativeRate: optional(z.unknown()),
  alternatives: optional(z.unknown()),
  statute: optional(z.string()),
  source,
  machineReadable: z.boolean(),
  notes: list(note),
});
export type TaxRule = z.infer<typeof taxRule>;
export type TaxBracket = z.infer<typeof bracket>;
