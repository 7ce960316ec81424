export * from './property.js';
export * from './purchase.js';
export * from './estimate.js';
export * from './cash-to-close/index.js';
export * from './closing-calendar/index.js';
export { savingByQuotes } from './likely/index.js';
export { isPaidAtClosing } from './paid-at-closing.js';
export { placeScopeCovers } from './applicability/index.js';
export * from './input/index.js';
export * from './market-fees/index.js';
export * from './estimate-closing-costs.js';
export * from './explain/index.js';
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
export * from './sources/index.js';
export * from './statutory-lines.js';
export { taxingCities } from './taxes/index.js';
export * from './seller-credit-limit.js';
export * from './workings/index.js';
