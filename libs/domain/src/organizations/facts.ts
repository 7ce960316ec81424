/** What other modules may know of Organizations: its facts. */
export type * from './organization-events.js';
