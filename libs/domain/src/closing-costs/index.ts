export * from './property.js';
export * from './purchase.js';
export * from './estimate.js';
export { agentLineKey, cashToCloseOf } from './cash-to-close.js';
export {
  chosenScenario,
  type CashToClose,
  type ClosingScenario,
  type LoanEstimateSums,
} from './closing-scenario.js';
export * from './closing-calendar.js';
export { savingByQuotes } from './likely-range.js';
export { isPaidAtClosing } from './paid-by.js';
export { placeScopeCovers } from './applicability/place-scope-covers.js';
export { inCents, closingDateOf, normalizePurchase, purchaseOf } from './input/normalize-purchase.js';
export { parsePropertyInput } from './input/parse-property-input.js';
export * from './input/purchase-place.js';
export * from './market-fees/index.js';
export {
  type ClosingCostRuleBook,
  completePurchase,
  estimateClosingCosts,
  estimatePurchase,
} from './estimate-closing-costs.js';
export { explainEstimate } from './explain/explain-estimate.js';
export type { ExplainLanguage } from './explain/words.js';
export {
  countyAsPublished,
  countyOfPurchase,
  inJurisdiction,
  nameOfJurisdiction,
  ofJurisdiction,
  stateOf,
  type Jurisdiction,
} from './jurisdiction/index.js';
export { percentOf } from './percent-of.js';
export * from './rules/index.js';
export { marketRange, source, type AssumedRate, type DataSource, type Source } from './sources/source.js';
export { caveatsOf, citationOf, nameOfSource, type NamedSource } from './sources/name-of-source.js';
export { SourceList, type ListedSource } from './sources/source-list.js';
export * from './statutory-lines.js';
export { taxingCities } from './taxes/choose-tax-rules.js';
export * from './seller-credit-limit.js';
export type { Step, Workings, PercentStep, UnitsStep, FinancedProperty } from './workings/step.js';
export { writeWorkings, type WorkingsLanguage } from './workings/write-workings.js';
