import type { County } from '../../place/index.js';

/** A county as the rules name it: without its legal form, in Connecticut the one of before 2022. */
export const countyInRules = (county: County, oldCounty: string | null): string =>
  (oldCounty ?? county.name).replace(/ (?:County|Parish)$/, '');
