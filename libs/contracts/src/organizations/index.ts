export * from './active-organizations.js';
export * from './forgotten-password.js';
export * from './master-setup.js';
export * from './members.js';
export * from './organization-credentials.js';
export * from './organization-dashboard.js';
export * from './organization-sign-in.js';
export * from './payout-setup.js';
