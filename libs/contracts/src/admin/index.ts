export * from './sessions.js';
export * from './settings.js';
