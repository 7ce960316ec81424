import { money, number, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { PrepaidStep } from '../steps/prepaids.js';

export const prepaids: Sentences<PrepaidStep> = {
  'interest-by-day': ({ loanCents, yearlyPercent, days }) =>
    `${money(loanCents)} × ${rate(yearlyPercent)} ÷ 365 × ${days === 1 ? '1 día' : `${days} días`}`,
  'condo-policy': () => 'Póliza del dueño de condominio (HO-6)',
  'premium-in-proportion': ({ dwellingCents, from, to }) =>
    `${money(from.premiumCents)} para una vivienda de ${money(from.dwellingCents)}, ${money(to.premiumCents)} para una de ${money(to.dwellingCents)}; en proporción, para ${money(dwellingCents)}`,
  'premium-by-dwelling': ({ usualPremiumCents, fixedPart, growingPart, dwellingCents, usualDwellingCents }) =>
    `${money(usualPremiumCents)} × (${number(fixedPart)} + ${number(growingPart)} × ${money(dwellingCents)} ÷ ${money(usualDwellingCents)})`,
};
