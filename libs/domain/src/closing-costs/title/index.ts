export * from './title-lines.js';
