export * from './report-request.js';
export * from './report-events.js';
export {
  type GeneratedReport,
  type ReportState,
  type PremiumProgress,
  premiumProgressOf,
  type ReportVersion,
} from './report-state.js';
export * from './report-decider.js';
export {
  occupancies,
  type Occupancy,
  type DownPayment,
  purchaseTerms,
  type PurchaseTerms,
  type ReportInputs,
  type InputChanges,
  type InputField,
  inputFields,
  type ReportBasis,
  changedFields,
  inputsOf,
} from './refinement/report-inputs.js';
export {
  inputProblemReasons,
  type InputProblemReason,
  type InputProblem,
} from './refinement/input-problem.js';
export * from './refinement/refinement-limits.js';
export { applyChanges } from './refinement/apply-changes.js';
export { isRefined } from './refinement/decide-restoration.js';
export {
  allowanceOf,
  type RefinementOrder,
  type RefinementCircumstances,
} from './refinement/decide-refinement.js';
export * from './report-deadlines.js';
export * from './property-place.js';
export * from './property-to-estimate.js';
export * from './social-proof/purchase-notices.js';
export { samplePurchases } from './social-proof/sample-purchases.js';
export * from './demo-report.js';
export * from './report-mails.js';
