/** What others may know of the ledger: its facts. */
export type * from './ledger-seal-events.js';
