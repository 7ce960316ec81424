export { LedgerRulesModule, registerPostingRules } from './ledger-rules.module.js';
export {
  LedgerSentences,
  type NameActor,
  type LedgerSentencesFor,
  registerLedgerSentences,
  RunDecisions,
} from './ledger-sentences.js';
