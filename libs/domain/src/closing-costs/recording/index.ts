export * from './recording-lines.js';
