/** For other modules: Privacy's published event, and the rules for mailboxes and names. */
export type { PersonErased } from './privacy-events.js';
export { deliveredMailboxOf, mailboxOf, nameFault } from './person-rules.js';
