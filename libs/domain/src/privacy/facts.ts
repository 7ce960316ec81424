/** Privacy's published event, and what a mailbox and a person's name are. */
export type { PersonErased } from './privacy-events.js';
export { deliveredMailboxOf, mailboxOf, nameFault } from './person-rules.js';
