import { inJurisdiction } from '../../jurisdiction/index.js';
import { money, number, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { PrepaidStep } from '../steps/prepaids.js';

export const prepaids: Sentences<PrepaidStep> = {
  'interest-by-day': ({ loanCents, yearlyPercent, days }) =>
    `${money(loanCents)} × ${rate(yearlyPercent)} ÷ 365 × ${days === 1 ? '1 day' : `${days} days`}`,
  'condo-policy': () => 'Condo owner (HO-6) policy',
  'dwelling-beside-land': ({ dwellingCents, priceCents, usualDwellingCents, medianValueCents, county }) =>
    `cover of ${money(dwellingCents)} assumed for the dwelling without its land: ${money(priceCents)} × ${money(usualDwellingCents)} to build a usual home ÷ ${money(medianValueCents)}, the median value ${inJurisdiction(county)}`,
  'dwelling-by-price': ({ dwellingCents, priceCents, percent }) =>
    `cover of ${money(dwellingCents)} assumed for the dwelling without its land, about ${rate(percent)} of the price ${money(priceCents)}`,
  'dwelling-of-farm': ({ dwellingCents }) =>
    `cover of ${money(dwellingCents)} assumed for a usual home, as the price is mostly of land`,
  'building-by-price': ({ buildingCents, priceCents, percent }) =>
    `cover of ${money(buildingCents)} assumed for the building without its land, about ${rate(percent)} of the price ${money(priceCents)}`,
  'premium-as-of-home': () =>
    'no premium for business property is published: taken as that of a home with the same cover, which is an assumption',
  'least-dwelling': ({ dwellingCents }) =>
    `cover of ${money(dwellingCents)} for the dwelling, the least that is usual`,
  'premium-in-proportion': ({ dwellingCents, from, to }) =>
    `${money(from.premiumCents)} for a dwelling of ${money(from.dwellingCents)}, ${money(to.premiumCents)} for ${money(to.dwellingCents)}, in proportion for ${money(dwellingCents)}`,
  'premium-by-dwelling': ({ usualPremiumCents, fixedPart, growingPart, dwellingCents, usualDwellingCents }) =>
    `${money(usualPremiumCents)} × (${number(fixedPart)} + ${number(growingPart)} × ${money(dwellingCents)} ÷ ${money(usualDwellingCents)})`,
};
