export * from './action-sections.js';
export * from './cost-sections.js';
export * from './report-document.js';
export { isAtClosing, reportDocumentSchema } from './contradictions.js';
export * from './place-sections.js';
export * from './source.js';
