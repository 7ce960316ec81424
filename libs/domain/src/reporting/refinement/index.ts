export * from './purchase-terms.js';
export * from './report-inputs.js';
export * from './input-problem.js';
export * from './refinement-limits.js';
