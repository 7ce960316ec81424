import { centsOf } from '../../money/index.js';
import type { Property, PropertyInput } from '../property.js';

const orAbsent = (dollars: number | undefined) => (dollars === undefined ? undefined : centsOf(dollars));

/** A checked input with its money in cents: here, and nowhere after, its dollars are converted. */
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
