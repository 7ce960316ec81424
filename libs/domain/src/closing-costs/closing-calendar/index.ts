export * from './closing-calendar.js';
