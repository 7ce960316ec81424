export * from './posting.js';
export * from './entries-of.js';
export * from './books.js';
export * from './payout-minimum.js';
export * from './ledger-seal-events.js';
export * from './simulate/simulated-policy.js';
export { type RecordedSplit } from './simulate/simulated-sale.js';
export * from './simulate/simulation.js';
