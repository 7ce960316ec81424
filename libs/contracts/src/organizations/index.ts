export * from './active-organizations.js';
export * from './passwords.js';
export * from './master-setup.js';
export * from './members.js';
export * from './organization-dashboard.js';
export * from './organization-sign-in.js';
export * from './payout-setup.js';
export * from './registration-link.js';
