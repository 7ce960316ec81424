import type { LoanType, PropertyType } from '../property.js';
import type { Purchase } from '../purchase.js';

/** What determines which national fees occur, and the cost of most of them, regardless of price. */
export type Market = Readonly<{ state: string; propertyType: PropertyType; loanType: LoanType }>;

/** The type used for loan pricing: multi-family buildings are commercial from five units. */
export const marketType = ({ propertyType, units }: Purchase): PropertyType =>
  propertyType === 'multi-family' && units > 4 ? 'commercial' : propertyType;

export const marketOf = (purchase: Purchase): Market => ({
  state: purchase.state,
  propertyType: marketType(purchase),
  loanType: purchase.loanType,
});

const businessTypes: ReadonlySet<PropertyType> = new Set(['commercial', 'industrial', 'mixed-use']);

/** Only consumer loans have a Loan Estimate, which holds charges to a tolerance. */
export const hasLoanEstimate = ({ propertyType, loanType }: Market): boolean =>
  loanType !== 'Cash' && !businessTypes.has(propertyType);
