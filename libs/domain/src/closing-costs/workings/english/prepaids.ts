import { money, number, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { PrepaidStep } from '../steps/prepaids.js';

export const prepaids: Sentences<PrepaidStep> = {
  'interest-by-day': ({ loanCents, yearlyPercent, days }) =>
    `${money(loanCents)} × ${rate(yearlyPercent)} ÷ 365 × ${days === 1 ? '1 day' : `${days} days`}`,
  'condo-policy': () => 'Condo owner (HO-6) policy',
  'premium-in-proportion': ({ dwellingCents, from, to }) =>
    `${money(from.premiumCents)} for a dwelling of ${money(from.dwellingCents)}, ${money(to.premiumCents)} for ${money(to.dwellingCents)}, in proportion for ${money(dwellingCents)}`,
  'premium-by-dwelling': ({ usualPremiumCents, fixedPart, growingPart, dwellingCents, usualDwellingCents }) =>
    `${money(usualPremiumCents)} × (${number(fixedPart)} + ${number(growingPart)} × ${money(dwellingCents)} ÷ ${money(usualDwellingCents)})`,
};
