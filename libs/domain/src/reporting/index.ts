export * from './report-request.js';
export * from './report-events.js';
export * from './report-state.js';
export * from './report-commands.js';
export * from './report-decider.js';
export * from './report-retention.js';
export * from './late-report.js';
export * from './property-place.js';
