export * from './price-range.js';
export * from './sample-purchases.js';
export * from './shown-purchases.js';
