export * from './settlement-line.js';
