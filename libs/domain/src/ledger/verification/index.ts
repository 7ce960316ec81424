export * from './verification-decider.js';
