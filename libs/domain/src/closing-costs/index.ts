export * from './property.js';
export * from './purchase.js';
export * from './estimate.js';
export * from './input/index.js';
export * from './market-fees/index.js';
export * from './estimate-closing-costs.js';
export * from './explain/index.js';
