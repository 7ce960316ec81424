/** For other modules: the setting that the ledger seals, the roles, and the password rules. */
export type { SettingChanged } from './admin-events.js';
export * from './admin-roles.js';
export * from './credential-rules.js';
