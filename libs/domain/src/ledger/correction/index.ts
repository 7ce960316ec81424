export * from './correction-amount.js';
export * from './correction-decider.js';
export * from './correction-postings.js';
