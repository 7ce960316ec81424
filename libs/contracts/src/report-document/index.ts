export * from './action-sections.js';
export * from './cash-to-close.js';
export { isAtClosing } from './contradictions.js';
export * from './cost-sections.js';
export * from './fee.js';
export * from './place-sections.js';
export * from './property.js';
export * from './report-document.js';
export * from './source.js';
