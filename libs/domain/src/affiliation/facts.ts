/** What other modules may know of Affiliation: its facts. */
export type * from './affiliate-events.js';
export type * from './reservation-events.js';
export type * from './sale-events.js';
