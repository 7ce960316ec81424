/** What other modules may know of Content: its facts. */
export type * from './post-events.js';
