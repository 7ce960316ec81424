export * from './report-request.js';
export * from './report-events.js';
export type * from './report-writing.js';
export * from './report-state.js';
export * from './report-commands.js';
export * from './report-decider.js';
export * from './refinement/index.js';
