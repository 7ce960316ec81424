export * from './claims.js';
export * from './shown-marketing.js';
