export * from './property.js';
export * from './estimate.js';
