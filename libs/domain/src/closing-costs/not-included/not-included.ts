import type { NotIncluded } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { JurisdictionRules } from '../rules/index.js';
import { countyNotFound } from './county-not-found.js';
import { gapsOfPurchase } from './gaps-of-purchase.js';
import { likelyCounty } from './likely-county.js';
import { openCityLimits } from './open-city-limits.js';
import { placeNotGiven } from './place-not-given.js';
import { taxesOnShares } from './taxes-on-shares.js';

/** What the estimate leaves out because the place or the rule is not known, the place first. */
export function notIncluded(rules: JurisdictionRules, purchase: Purchase): NotIncluded[] {
  const place =
    countyNotFound(rules, purchase) ?? likelyCounty(rules, purchase) ?? placeNotGiven(rules, purchase);
  const ofPlace = [place, openCityLimits(rules, purchase)].filter((sentences) => sentences !== null);
  return [...ofPlace, ...taxesOnShares(rules, purchase), ...gapsOfPurchase(rules.gaps, purchase)];
}
