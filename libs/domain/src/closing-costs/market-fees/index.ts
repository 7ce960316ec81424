export { billsInCounty } from './tax-calendar.js';
export { interestRatePercentOf } from './prepaids.js';
export {
  loanMisfit,
  type LoanMisfit,
  baselineCents,
  conformingLimitCents,
  isHighBalance,
  isJumbo,
} from './loan-limits.js';
export { loanMisfitNotices } from './loan-misfit-notices.js';
export {
  billsByCounty,
  parseLocalCosts,
  perilAreas,
  perils,
  type LocalCosts,
  type Peril,
} from './local-costs.js';
export { perilsAt } from './homeowners-insurance.js';
export { parseNationalFees, type NationalFees } from './national-fees.js';
export { hasLoanEstimate, marketOf } from './market.js';
export { nationalLines } from './market-fee.js';
export { propertyTaxRateOfCounty } from './property-tax-rate.js';
