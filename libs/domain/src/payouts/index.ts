export * from './payout-events.js';
