/** What other modules may know of privacy: its facts, and which addresses are one mailbox. */
export type * from './privacy-events.js';
export { deliveredMailboxOf, mailboxOf } from './mailbox.js';
export { nameFault } from './person-name.js';
