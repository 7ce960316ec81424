export { ClosingCostRules } from './closing-cost-rules.js';
export { ClosingCostRulesModule } from './closing-cost-rules.module.js';
