export { jurisdiction } from './jurisdiction.js';
export type { Jurisdiction } from './jurisdiction.js';
export { inJurisdiction, nameOfJurisdiction, ofJurisdiction } from './name-of-jurisdiction.js';
export {
  countyAsPublished,
  countyOfPurchase,
  countyOrState,
  knownCountyOf,
  placeAsWritten,
  stateOf,
} from './jurisdiction-of.js';
