export { interestRatePercentOf } from './prepaids.js';
export { loanMisfit, type LoanMisfit } from './loan-fit.js';
export { baselineCents, conformingLimitCents, isHighBalance, isJumbo } from './loan-limits.js';
export { loanNotices } from './loan-notice.js';
export { parseLocalCosts, perils, type LocalCosts, type Peril } from './local-costs.js';
export { parseNationalFees, type NationalFees } from './national-fees.js';
export { hasLoanEstimate, marketOf } from './market.js';
export { nationalLines } from './national-lines.js';
export { propertyTaxRateOfCounty } from './property-tax-rate.js';
