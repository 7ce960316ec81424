export * from '../ledger-verification-events.js';
export * from './verification-decider.js';
