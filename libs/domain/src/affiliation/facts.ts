/** What other modules may know of Affiliation: its facts, and what they are about. */
export type * from './affiliate-events.js';
export type * from './reservation-events.js';
export type * from './sale-events.js';
export type { OrganizationStanding } from './takes-effect.js';
export { harTag } from './har.js';
