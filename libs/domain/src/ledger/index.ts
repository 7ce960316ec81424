export * from './accounts.js';
export * from './journal.js';
export * from './posting-rules.js';
export * from './books.js';
export * from './trial-balance.js';
export * from './ledger-events.js';
export * from './verification/index.js';
export * from './correction/index.js';
