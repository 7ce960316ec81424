export * from './signup.js';
export * from './dashboard.js';
export * from './commissions.js';
export * from './payout-setup.js';
export * from './visits.js';
export * from './sales.js';
