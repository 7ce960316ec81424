import { conditionHolds, isInForce, mayLieIn, placeScopeCovers } from '../applicability/index.js';
import type { NotIncluded } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { Gap } from '../rules/index.js';

/** The gaps of the state's rules that touch this purchase, or may touch it as its place is not given. */
export const gapsOfPurchase = (gaps: readonly Gap[], purchase: Purchase): NotIncluded[] =>
  gaps
    .filter(
      (gap) =>
        isInForce(gap, purchase.closingDate) &&
        conditionHolds(gap.when, purchase) &&
        (placeScopeCovers(gap.appliesIn, purchase) || mayLieIn(gap.appliesIn, purchase)),
    )
    .map(({ kind, text }) => ({ reason: 'not-known', kind, ...text }));
