import { ofJurisdiction } from '../../jurisdiction/index.js';
import { money, number, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { PrepaidStep } from '../steps/prepaids.js';

export const prepaids: Sentences<PrepaidStep> = {
  'interest-by-day': ({ loanCents, yearlyPercent, days }) =>
    `${money(loanCents)} × ${rate(yearlyPercent)} ÷ 365 × ${days === 1 ? '1 día' : `${days} días`}`,
  'condo-policy': () => 'Póliza del dueño de condominio (HO-6)',
  'dwelling-beside-land': ({ dwellingCents, priceCents, usualDwellingCents, medianValueCents, county }) =>
    `cobertura supuesta de ${money(dwellingCents)} para la vivienda sin su terreno: ${money(priceCents)} × ${money(usualDwellingCents)} por construir una vivienda usual ÷ ${money(medianValueCents)}, el valor mediano ${ofJurisdiction(county, 'es')}`,
  'dwelling-by-price': ({ dwellingCents, priceCents, percent }) =>
    `cobertura supuesta de ${money(dwellingCents)} para la vivienda sin su terreno, cerca del ${rate(percent)} del precio ${money(priceCents)}`,
  'dwelling-of-farm': ({ dwellingCents }) =>
    `cobertura supuesta de ${money(dwellingCents)} para la vivienda, una usual, pues el precio es sobre todo del terreno`,
  'building-by-price': ({ buildingCents, priceCents, percent }) =>
    `cobertura supuesta de ${money(buildingCents)} para el edificio sin su terreno, cerca del ${rate(percent)} del precio ${money(priceCents)}`,
  'premium-as-of-home': () =>
    'no se publica una prima de inmuebles comerciales: se toma la de una vivienda con la misma cobertura, lo que es un supuesto',
  'least-dwelling': ({ dwellingCents }) =>
    `cobertura de ${money(dwellingCents)} para la vivienda, la menor que es usual`,
  'premium-in-proportion': ({ dwellingCents, from, to }) =>
    `${money(from.premiumCents)} para una vivienda de ${money(from.dwellingCents)}, ${money(to.premiumCents)} para una de ${money(to.dwellingCents)}; en proporción, para ${money(dwellingCents)}`,
  'premium-by-dwelling': ({ usualPremiumCents, fixedPart, growingPart, dwellingCents, usualDwellingCents }) =>
    `${money(usualPremiumCents)} × (${number(fixedPart)} + ${number(growingPart)} × ${money(dwellingCents)} ÷ ${money(usualDwellingCents)})`,
};
