export * from './month.js';
export * from './statement.js';
export * from './statement-rows.js';
