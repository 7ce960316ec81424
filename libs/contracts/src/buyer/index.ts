export * from './create-report.js';
export * from './demo-report.js';
export * from './payment.js';
export * from './place.js';
export * from './problem.js';
export * from './sample-report.js';
export * from './social-proof.js';
