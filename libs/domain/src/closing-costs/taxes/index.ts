export * from './tax-lines.js';
export { spanishPlace } from './spanish-place.js';
