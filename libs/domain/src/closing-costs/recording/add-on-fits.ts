import { conditionHolds, placeScopeCovers } from '../applicability/index.js';
import type { Purchase } from '../purchase.js';
import type { RecordingRules } from '../rules/index.js';

type AddOn = RecordingRules['addOns'][number];

/** Whether the paper comes with this purchase; one for certain counties only where the county is known. */
export const addOnFits = ({ document, appliesIn, when }: AddOn, purchase: Purchase): boolean =>
  (document !== 'mortgage' || purchase.loanCents > 0) &&
  placeScopeCovers(appliesIn, purchase) &&
  conditionHolds(when, purchase);
