import { conditionHolds, isInForce, mayLieIn, placeScopeCovers } from '../applicability/index.js';
import type { NotIncluded } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { Gap } from '../rules/index.js';

/** What is missing of deeds, mortgages and title policies is not missed by a buyer of shares. */
const isOfOwnership = ({ when }: Gap, { propertyType }: Purchase): boolean =>
  propertyType !== 'co-op' || when?.propertyTypes?.includes('co-op') === true;

/** The gaps of the state's rules that touch this purchase, or may touch it as its place is not given. */
export const gapsOfPurchase = (gaps: readonly Gap[], purchase: Purchase): NotIncluded[] =>
  gaps
    .filter(
      (gap) =>
        isInForce(gap, purchase.closingDate) &&
        isOfOwnership(gap, purchase) &&
        conditionHolds(gap.when, purchase) &&
        (placeScopeCovers(gap.appliesIn, purchase) || mayLieIn(gap.appliesIn, purchase)),
    )
    .map(({ kind, text }) => ({ reason: 'not-known', kind, ...text }));
