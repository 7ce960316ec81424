export * from './report-price.js';
export * from './payment-terms.js';
export * from './payment-events.js';
export * from './payment-state.js';
export * from './payment-commands.js';
export * from './payment-decider.js';
