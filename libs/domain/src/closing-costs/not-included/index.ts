export * from './not-included.js';
