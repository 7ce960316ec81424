export * from './tax-lines.js';
export * from './taxing-cities.js';
