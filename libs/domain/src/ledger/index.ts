export * from './posting.js';
export * from './entries-of.js';
export * from './books.js';
export * from './payout-minimum.js';
export * from './ledger-seal-events.js';
