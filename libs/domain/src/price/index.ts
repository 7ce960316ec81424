export * from './report-price.js';
export * from './shown-price.js';
