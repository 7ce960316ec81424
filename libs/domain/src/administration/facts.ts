/** What other modules may know of Administration: its facts, and which passwords are refused as too common. */
export type * from './admin-events.js';
export type * from './settings-events.js';
export { checkPasswordIsRare } from './credential-rules.js';
