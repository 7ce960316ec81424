import type { Purchase } from '../purchase.js';
import type { Case } from './cases.js';
import type { Facts } from './oracle/facts.js';
import { written, zero } from './oracle/fraction.js';

/** The case as the oracle's facts, in the place that the engine found. */
export const factsOf = (property: Case, { county, city }: Purchase): Facts => ({
  county,
  city,
  price: written(property.price),
  loan: property.loanType === 'Cash' ? zero : written(property.loanAmount ?? 0),
  owner: written(property.ownerPolicyAmount ?? property.price),
  propertyType: property.propertyType ?? 'single-family',
  units: property.propertyType === 'co-op' ? 1 : (property.units ?? 1),
  buyerType: property.buyerType ?? 'financing',
  loanType: property.loanType ?? 'Conventional',
  principalResidence: property.principalResidence ?? true,
  firstTimeBuyer: property.firstTimeBuyer ?? false,
  closingDate: property.closingDate,
});
