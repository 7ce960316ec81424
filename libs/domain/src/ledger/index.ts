export * from './posting.js';
export * from './postings-of.js';
