export * from './organization-tag.js';
export * from './organization-events.js';
export * from './organization-state.js';
export * from './organization-decider.js';
export * from './organization-email-decider.js';
export * from './organization-standing.js';
export * from './top-agents.js';
