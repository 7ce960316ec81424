export * from './privacy-events.js';
export * from './subject-decider.js';
export { mailboxOf, deliveredMailboxOf } from './person-rules.js';
