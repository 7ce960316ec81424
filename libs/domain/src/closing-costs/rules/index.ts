export { type JurisdictionRules, parseJurisdictionRules, type Gap } from './jurisdiction-rules.js';
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
export { type Condition, placeScope, type PlaceScope } from './condition.js';
export type { Confidence, Payer } from './fields.js';
