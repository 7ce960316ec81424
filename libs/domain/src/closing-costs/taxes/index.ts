export * from './tax-lines.js';
export { spanishPlace } from './tax-names.js';
