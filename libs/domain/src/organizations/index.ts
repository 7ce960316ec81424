export * from './organization-rules.js';
export * from './organization-events.js';
export * from './organization-decider.js';
export * from './organization-email-decider.js';
