export * from './setting-rules.js';
export * from './settings-decider.js';
export * from './admin-roles.js';
export * from './admin-events.js';
export * from './admin-decider.js';
export * from './username-decider.js';
export * from './credential-rules.js';
export * from './operations-decider.js';
