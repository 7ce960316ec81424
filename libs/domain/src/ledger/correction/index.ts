export * from './correction-amount.js';
export * from './correction-decider.js';
