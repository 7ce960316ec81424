import { associationTexts } from './association.js';
import { cooperativeTexts } from './cooperative.js';
import type { FeeText } from './fee-text.js';
import { inspectionTexts } from './inspections.js';
import { landTexts, specialHomeTexts } from './special-homes.js';
import { lenderServiceTexts } from './lender-services.js';
import { loanProgramTexts } from './loan-program.js';
import { originationTexts } from './origination.js';
import { otherCostTexts } from './other-costs.js';
import { prepaidTexts } from './prepaids.js';
import { settlementServiceTexts } from './settlement-services.js';

/** Keys of national fees that have their own line. */
export type MarketFeeKey =
  | keyof typeof associationTexts
  | keyof typeof cooperativeTexts
  | keyof typeof inspectionTexts
  | keyof typeof landTexts
  | keyof typeof lenderServiceTexts
  | keyof typeof loanProgramTexts
  | keyof typeof originationTexts
  | keyof typeof otherCostTexts
  | keyof typeof prepaidTexts
  | keyof typeof settlementServiceTexts
  | keyof typeof specialHomeTexts;

export const feeTexts: Readonly<Record<MarketFeeKey, FeeText>> = {
  ...originationTexts,
  ...lenderServiceTexts,
  ...loanProgramTexts,
  ...settlementServiceTexts,
  ...prepaidTexts,
  ...inspectionTexts,
  ...associationTexts,
  ...cooperativeTexts,
  ...otherCostTexts,
  ...landTexts,
  ...specialHomeTexts,
};

/** Whether a key of the data file has texts, and therefore a line. */
export const isMarketFeeKey = (key: string): key is MarketFeeKey => Object.hasOwn(feeTexts, key);
