/** What other modules may know of Administration: its facts, and what every password has to be. */
export type * from './admin-events.js';
export * from './admin-roles.js';
export type * from './settings-events.js';
export type * from './username-events.js';
export * from './credential-rules.js';
