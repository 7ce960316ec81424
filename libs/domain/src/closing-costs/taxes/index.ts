export * from './tax-lines.js';
