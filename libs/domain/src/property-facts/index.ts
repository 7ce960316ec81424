export * from './property-facts.js';
export * from './flood-zone.js';
export * from './neighbourhood-statistics.js';
export * from './comparable-sales.js';
export * from './public-records.js';
