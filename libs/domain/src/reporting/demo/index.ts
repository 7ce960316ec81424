export * from './demo-property.js';
export * from './demo-report.js';
export * from './demo-report-id.js';
