/** What others may know of the ledger: its facts. */
export type * from './correction-events.js';
export type * from './ledger-seal-events.js';
export type * from './ledger-verification-events.js';
