export * from './decimal.js';
export * from './plain-numbers.js';
export * from './rounding.js';
export * from './writing.js';
