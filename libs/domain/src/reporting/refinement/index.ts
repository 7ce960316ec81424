export * from './purchase-terms.js';
export * from './report-inputs.js';
export * from './input-problem.js';
export * from './refinement-limits.js';
export type * from './report-basis.js';
export type * from './report-version.js';
export { changedFields, inputsOf } from './inputs-of.js';
export { applyChanges } from './apply-changes.js';
export { allowanceOf, type RefinementOrder, type RefinementCircumstances } from './decide-refinement.js';
