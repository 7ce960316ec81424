import { certainCounty } from '../../place/index.js';
import type { Cents } from '../../money/index.js';
import { decimal, toCents } from '../decimal/index.js';
import type { Purchase } from '../purchase.js';
import type { BuyerType, LoanType, PropertyInput } from '../property.js';
import { percentOf } from '../percent-of.js';

const centsOf = (dollars: number): Cents =>
  Number.isInteger(dollars) ? dollars * 100 : toCents(decimal(dollars));

const defaultDownPaymentPercent: Readonly<Record<LoanType, number>> = {
  FHA: 3.5,
  Conventional: 20,
  VA: 0,
  USDA: 0,
  Cash: 100,
};

function loanTypeOf({ buyerType, loanType, loanAmount, downPaymentPercent }: PropertyInput): LoanType {
  if (loanAmount === 0 || downPaymentPercent === 100) return 'Cash';
  if (loanType) return loanType;
  if (buyerType === 'first-time') return 'FHA';
  return buyerType === 'cash' ? 'Cash' : 'Conventional';
}

const buyerTypeOf = (input: PropertyInput, loanType: LoanType): BuyerType =>
  loanType === 'Cash' ? 'cash' : (input.buyerType ?? 'financing');

function loanCentsOf(
  { loanAmount, downPaymentPercent }: PropertyInput,
  loanType: LoanType,
  priceCents: number,
): number {
  if (loanType === 'Cash') return 0;
  if (loanAmount !== undefined) return centsOf(loanAmount);
  return priceCents - percentOf(priceCents, downPaymentPercent ?? defaultDownPaymentPercent[loanType]);
}

/** Applies the documented defaults to a checked input; `today` is the closing date when none is given. */
export function normalisePurchase(input: PropertyInput, today: string): Purchase {
  const loanType = loanTypeOf(input);
  const propertyType = input.propertyType ?? 'single-family';
  const priceCents = centsOf(input.price);
  const [city, zip] = [input.city ?? null, input.zip ?? null];
  return {
    state: input.state,
    county: input.county ?? certainCounty(input.state, city, zip),
    city,
    zip,
    priceCents,
    propertyType,
    units: input.units ?? (propertyType === 'multi-family' ? 2 : 1),
    buyerType: buyerTypeOf(input, loanType),
    loanType,
    loanCents: loanCentsOf(input, loanType, priceCents),
    principalResidence: input.principalResidence ?? true,
    firstTimeBuyer: input.firstTimeBuyer ?? input.buyerType === 'first-time',
    closingDate: input.closingDate ?? today,
    ownerPolicyCents: input.ownerPolicyAmount === undefined ? priceCents : centsOf(input.ownerPolicyAmount),
    hasPool: input.hasPool ?? false,
    hoa: input.hoa ?? (propertyType === 'condo' || propertyType === 'townhouse'),
  };
}
