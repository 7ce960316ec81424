import { middleOfMonthAfter } from '../../calendar/index.js';
import { type Cents, centsOf } from '../../money/index.js';
import type { Purchase } from '../purchase.js';
import {
  usualLoan,
  type BuyerType,
  type LoanType,
  type Property,
  type PropertyInput,
  type PropertyType,
} from '../property.js';
import { percentOf } from '../percent-of.js';
import { placeFromInput, type PurchasePlace } from './purchase-place.js';

/** Usual days from offer to closing, moved to mid-month as the best guess for any day of it. */
const daysToClosing = 45;

/** The input's closing date; by default the 15th of the month that is 45 days after `today`. */
export const closingDateOf = ({ closingDate }: Pick<Property, 'closingDate'>, today: string): string =>
  closingDate ?? middleOfMonthAfter(today, daysToClosing);

const defaultDownPaymentPercent: Readonly<Record<LoanType, number>> = {
  FHA: 3.5,
  Conventional: 20,
  VA: 0,
  USDA: 0,
  Cash: 100,
};

function loanTypeOf({ buyerType, loanType, loanAmountCents, downPaymentPercent }: Property): LoanType {
  if (loanAmountCents === 0 || downPaymentPercent === 100) return 'Cash';
  return loanType ?? usualLoan[buyerType ?? 'financing'];
}

const buyerTypeOf = (property: Property, loanType: LoanType): BuyerType =>
  loanType === 'Cash' ? 'cash' : (property.buyerType ?? 'financing');

function loanCentsOf(
  { priceCents, loanAmountCents, downPaymentPercent }: Property,
  loanType: LoanType,
): Cents {
  if (loanType === 'Cash') return 0;
  if (loanAmountCents !== undefined) return loanAmountCents;
  return priceCents - percentOf(priceCents, downPaymentPercent ?? defaultDownPaymentPercent[loanType]);
}

/** A co-operative share is one home, however large the building. */
function unitsOf({ units }: Property, propertyType: PropertyType): number {
  if (propertyType === 'co-op') return 1;
  return units ?? (propertyType === 'multi-family' ? 2 : 1);
}

/** Naming the dues implies an association; by default condos and townhouses have one. */
const hasAssociation = ({ hoa, hoaMonthlyCents }: Property, propertyType: PropertyType): boolean =>
  propertyType !== 'co-op' &&
  (hoa ?? ((hoaMonthlyCents ?? 0) > 0 || propertyType === 'condo' || propertyType === 'townhouse'));

/** Applies the documented defaults. */
export function purchaseOf(property: Property, place: PurchasePlace, closingDate: string): Purchase {
  const loanType = loanTypeOf(property);
  const propertyType = property.cooperative ? 'co-op' : (property.propertyType ?? 'single-family');
  return {
    state: property.state,
    county: place.county,
    knownCounty: place.knownCounty,
    certainty: place.certainty,
    choices: place.choices,
    city: place.city,
    isCityOpen: place.isCityOpen,
    zip: property.zip ?? null,
    priceCents: property.priceCents,
    propertyType,
    units: unitsOf(property, propertyType),
    buyerType: buyerTypeOf(property, loanType),
    loanType,
    loanCents: loanCentsOf(property, loanType),
    principalResidence: property.principalResidence ?? !(property.secondHome || property.investment),
    firstTimeBuyer: property.firstTimeBuyer ?? property.buyerType === 'first-time',
    closingDate,
    ownerPolicyCents: property.ownerPolicyCents ?? property.priceCents,
    hasPool: property.hasPool ?? false,
    hoa: hasAssociation(property, propertyType),
    associationUnknown: property.hoa === undefined && !hasAssociation(property, propertyType),
    insideCityLimits: property.insideCityLimits ?? null,
    interestRatePercent: property.interestRatePercent ?? null,
    sellerCreditCents: property.sellerCreditCents ?? 0,
    depositCents: property.depositCents ?? 0,
    agentPaidBy: property.agentPaidBy ?? 'seller',
    hoaMonthlyCents: property.hoaMonthlyCents ?? null,
    secondHome: property.secondHome ?? false,
    investment: property.investment ?? false,
    veteranExempt: property.veteranExempt ?? false,
    firstVaUse: property.firstVaUse ?? true,
    financedPremium: property.financedPremium ?? true,
  };
}

/** The purchase of a checked input in dollars. Its place is as named in the input unless another is given. */
export const normalizePurchase = (
  input: PropertyInput,
  today: string,
  place: PurchasePlace = placeFromInput(input),
): Purchase => purchaseOf(inCents(input), place, closingDateOf(input, today));

const orAbsent = (dollars: number | undefined) => (dollars === undefined ? undefined : centsOf(dollars));

/** Converts a checked input's dollars to cents. The only place that does. */
export function inCents({
  price,
  loanAmount,
  ownerPolicyAmount,
  sellerCreditDollars,
  depositDollars,
  hoaMonthlyDollars,
  ...property
}: PropertyInput): Property {
  return {
    ...property,
    sellerCreditCents: orAbsent(sellerCreditDollars),
    depositCents: orAbsent(depositDollars),
    hoaMonthlyCents: orAbsent(hoaMonthlyDollars),
    priceCents: centsOf(price),
    loanAmountCents: orAbsent(loanAmount),
    ownerPolicyCents: orAbsent(ownerPolicyAmount),
  };
}
