export { ClosingCostRules } from './closing-cost-rules.js';
