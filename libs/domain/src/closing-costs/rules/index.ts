export * from './jurisdiction-rules.js';
export type { TaxRule, TaxBracket } from './tax-rule.js';
export type {
  CountyRecordingFees,
  RecordedDocument,
  RecordingFormula,
  RecordingRules,
} from './recording-rules.js';
export type {
  LenderEndorsements,
  PremiumTax,
  SimultaneousLender,
  TitleRules,
  TitleSchedule,
} from './title-rules.js';
export type { ClosingAgentRules, SettlementSchedule, UsualFormula } from './closing-agent-rules.js';
export type { Gap } from './gap.js';
export type { Condition } from './condition.js';
export { placeScope, type PlaceScope } from './place-scope.js';
export type { Confidence, Payer } from './fields.js';
