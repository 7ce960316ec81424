export * from './fact-source.js';
export * from './property-facts.js';
export * from './flood-zone.js';
export * from './neighbourhood-statistics.js';
export * from './comparable-sales.js';
export * from './schools.js';
export * from './tax-history.js';
export * from './is-premium-offered.js';
