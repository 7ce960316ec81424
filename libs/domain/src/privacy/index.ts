export * from './privacy-events.js';
export * from './subject-decider.js';
export * from './mailbox.js';
