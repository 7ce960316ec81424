import { z } from 'zod';
import { DomainError } from '../../events/index.js';
import { decimal } from '../decimal.js';
import { stateCodes } from '../../place/index.js';
import {
  largestPrice,
  agentPayers,
  buyerTypes,
  loanTypes,
  propertyTypes,
  type PropertyInput,
  type PropertyType,
} from '../property.js';
import { isIsoDate } from '../../calendar/index.js';

/** Homes that can be owned as a share instead of by deed. */
const cooperativeHomes: ReadonlySet<PropertyType> = new Set([
  'co-op',
  'single-family',
  'condo',
  'townhouse',
  'multi-family',
  'new-construction',
]);

const hasWholeCents = (dollars: number): boolean => decimal(dollars).scale <= 2;

const dollars = (lowest: number) =>
  z
    .number('must be a number of dollars')
    .min(lowest, lowest > 0 ? 'must be over 0' : 'must not be negative')
    .max(largestPrice, 'must be at most 1,000,000,000')
    .refine(hasWholeCents, 'must be whole cents');

const text = (longest: number) =>
  z
    .string('must be text')
    .max(longest, `must have at most ${longest} characters`)
    .refine((value) => !/\p{C}/u.test(value), 'must not contain control characters');

const placeName = text(120).refine((value) => value.trim() !== '', 'must not be empty');

const flag = z.boolean('must be true or false');
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const propertyInput = z.strictObject({
  state: z
    .string('is required: the two-letter code of a US state or DC')
    .trim()
    .toUpperCase()
    .refine((state) => stateCodes.includes(state), 'must be the two-letter code of a US state or DC'),
  county: placeName.optional(),
  city: placeName.optional(),
  zip: z
    .string('must be text')
    .regex(/^\d{5}(-\d{4})?$/, 'must have 5 or 9 digits')
    .optional(),
  street: text(300).optional(),
  price: dollars(0.01),
  propertyType: oneOf(propertyTypes).optional(),
  units: z
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(10_000, 'must be at most 10,000')
    .optional(),
  buyerType: oneOf(buyerTypes).optional(),
  loanType: oneOf(loanTypes).optional(),
  loanAmount: dollars(0).optional(),
  downPaymentPercent: z
    .number('must be a number')
    .min(0, 'must not be negative')
    .max(100, 'must be at most 100')
    .optional(),
  principalResidence: flag.optional(),
  firstTimeBuyer: flag.optional(),
  closingDate: z
    .string('must be an ISO date')
    .refine(isIsoDate, 'must be an ISO date such as 2026-11-20')
    .optional(),
  ownerPolicyAmount: dollars(0.01).optional(),
  hasPool: flag.optional(),
  hoa: flag.optional(),
  insideCityLimits: flag.optional(),
  interestRatePercent: z
    .number('must be a number')
    .gt(0, 'must be over 0')
    .max(30, 'must be at most 30')
    .optional(),
  sellerCreditDollars: dollars(0).optional(),
  depositDollars: dollars(0).optional(),
  agentPaidBy: oneOf(agentPayers).optional(),
  hoaMonthlyDollars: dollars(0).optional(),
  secondHome: flag.optional(),
  investment: flag.optional(),
  cooperative: flag.optional(),
  veteranExempt: flag.optional(),
  firstVaUse: flag.optional(),
  financedPremium: flag.optional(),
});

/** Any sent field name as one short line. */
const readable = (name: string | undefined): string => (name ?? 'field').replace(/\p{C}/gu, ' ').slice(0, 60);

const refuse = (field: string, reason: string): never => {
  throw new DomainError('closing-costs.input-invalid', `${field} ${reason}`, { field });
};

/** Validates outside input. Throws a DomainError that names the field. */
export function parsePropertyInput(json: unknown): PropertyInput {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    refuse('property', 'must be a JSON object');
  const parsed = propertyInput.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    if (issue?.code === 'unrecognized_keys') refuse(readable(issue.keys[0]), 'is not a known field');
    return refuse(issue?.path.join('.') || 'property', issue?.message ?? 'is not valid');
  }
  refuseContradictions(parsed.data);
  return parsed.data;
}

function refuseContradictions(input: PropertyInput): void {
  const { buyerType, loanType, loanAmount, downPaymentPercent, price } = input;
  if (loanAmount !== undefined && downPaymentPercent !== undefined) {
    refuse('downPaymentPercent', 'cannot be given together with loanAmount');
  }
  if (buyerType === 'cash' && loanType !== undefined && loanType !== 'Cash') {
    refuse('loanType', `${loanType} contradicts buyerType cash`);
  }
  if (buyerType === 'financing' && loanType === 'Cash')
    refuse('loanType', 'Cash contradicts buyerType financing');
  if ((buyerType === 'cash' || loanType === 'Cash') && (loanAmount ?? 0) > 0) {
    refuse('loanAmount', 'must be 0 or absent for a cash purchase');
  }
  if (input.sellerCreditDollars !== undefined && input.sellerCreditDollars > price)
    refuse('sellerCreditDollars', 'must not be over the price');
  if (input.depositDollars !== undefined && input.depositDollars > price)
    refuse('depositDollars', 'must not be over the price');
  if (input.secondHome && input.investment) refuse('investment', 'cannot be given together with secondHome');
  if (input.principalResidence && (input.secondHome || input.investment))
    refuse('principalResidence', `contradicts ${input.investment ? 'investment' : 'secondHome'}`);
  if (input.cooperative && input.propertyType !== undefined && !cooperativeHomes.has(input.propertyType))
    refuse('cooperative', `contradicts propertyType ${input.propertyType}`);
  if (input.cooperative === false && input.propertyType === 'co-op')
    refuse('cooperative', 'contradicts propertyType co-op');
  if ((loanAmount ?? 0) > price * 1.25) refuse('loanAmount', 'must not be over 125% of the price');
}
