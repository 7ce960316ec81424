export * from './cents.js';
export * from './group-thousands.js';
