export * from './settings.js';
export * from './sign-in.js';
export * from './update-credentials.js';
export * from './audit.js';
export * from './sessions.js';
export * from './second-factor.js';
export * from './ledger.js';
