export * from './paid-in-year.js';
export * from './reporting-thresholds.js';
