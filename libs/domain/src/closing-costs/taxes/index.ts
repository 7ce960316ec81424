export * from './local-taxes-not-placed.js';
export * from './tax-lines.js';
export { spanishPlace } from './tax-names.js';
