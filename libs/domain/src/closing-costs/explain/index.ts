export { explainEstimate } from './explain-estimate.js';
export type { ExplainLanguage } from './words.js';
