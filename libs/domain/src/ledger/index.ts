export * from './accounts.js';
export * from './journal.js';
export * from './posting-rules.js';
export * from './books.js';
export * from './ledger-events.js';
export * from './correction.js';
export * from './verification-decider.js';
