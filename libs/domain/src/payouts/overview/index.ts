export * from './own-line.js';
export * from './payout-problem.js';
export * from './last-payout.js';
export * from './next-payout.js';
