/** What other modules may know of Administration: the setting that the ledger seals, roles, and what a password must be. */
export type { SettingChanged } from './admin-events.js';
export * from './admin-roles.js';
export * from './credential-rules.js';
