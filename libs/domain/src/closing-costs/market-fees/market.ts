import type { LoanType, PropertyType } from '../property.js';
import type { Purchase } from '../purchase.js';

/** What decides which national fees arise and what most of them cost, whatever the price. */
export type Market = Readonly<{ state: string; propertyType: PropertyType; loanType: LoanType }>;

/** The type that lenders price by: from five units a multi-family building is commercial. */
export const marketType = ({ propertyType, units }: Purchase): PropertyType =>
  propertyType === 'multi-family' && units > 4 ? 'commercial' : propertyType;

/** The market that a purchase is made in. */
export const marketOf = (purchase: Purchase): Market => ({
  state: purchase.state,
  propertyType: marketType(purchase),
  loanType: purchase.loanType,
});

const businessTypes: ReadonlySet<PropertyType> = new Set(['commercial', 'industrial', 'mixed-use']);

/** A Loan Estimate, which holds charges to a tolerance, is given for a consumer's loan only. */
export const hasLoanEstimate = ({ propertyType, loanType }: Market): boolean =>
  loanType !== 'Cash' && !businessTypes.has(propertyType);
