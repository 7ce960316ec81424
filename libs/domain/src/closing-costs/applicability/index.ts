export * from './condition-holds.js';
export * from './place-scope-covers.js';
export * from './county-schedule.js';
export * from './county-in-rules.js';
