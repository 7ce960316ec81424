/** What others may know of the ledger: its events, and the vocabulary of posting rules. */
export type * from './ledger-events.js';
export * from './accounts.js';
export * from './journal.js';
export * from './posting-rules.js';
