export { agentLineKey, cashToCloseOf } from './cash-to-close.js';
export {
  chosenScenario,
  type CashToClose,
  type ClosingScenario,
  type LoanEstimateSums,
} from './closing-scenario.js';
