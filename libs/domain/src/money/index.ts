export * from './percent.js';
export * from './cents.js';
export * from './group-thousands.js';
export * from './rounded-cents.js';
