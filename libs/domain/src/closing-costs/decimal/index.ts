export * from './decimal.js';
export * from './rounding.js';
export * from './writing.js';
