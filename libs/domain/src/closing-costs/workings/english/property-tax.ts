import { inJurisdiction } from '../../jurisdiction/index.js';
import { money, number, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { PropertyTaxStep } from '../steps/property-tax.js';

const paid = { advance: 'in advance', arrears: 'in arrears', mixed: 'partly in advance' } as const;

const year = ({ pricePercent, cents }: Readonly<{ pricePercent: number; cents: number }>): string =>
  `about ${rate(pricePercent)} of the price, ${money(cents)} a year`;

const factor = (times: number): string => (times === 1 ? '' : ` × ${number(times)}`);
const addend = (percent: number): string => (percent === 0 ? '' : ` + ${rate(percent)}`);

const bounds = {
  least: 'at least (a higher median is not published) ',
  most: 'at most (a lower median is not published) ',
} as const;

const uses = {
  apartments: 'a building of rented homes',
  business: 'business property',
  land: 'vacant land',
} as const;

export const propertyTax: Sentences<PropertyTaxStep> = {
  'owners-tax-rate': ({ county, percent, bound }) =>
    `owners ${inJurisdiction(county)} pay ${bound ? bounds[bound] : ''}${rate(percent)} of their homes’ value a year`,
  'new-owners-tax-rate': ({ percent, stateNewPercent, stateOwnersPercent }) =>
    `the sale sets the value anew: × ${number(stateNewPercent)} ÷ ${number(stateOwnersPercent)}, as in the whole state, gives ${rate(percent)}`,
  'tax-rate-without-residence': ({ times, plusPercent, percent }) =>
    `not the owner’s residence:${factor(times)}${addend(plusPercent)} gives ${rate(percent)}`,
  'tax-rate-of-residents': () =>
    'that holds the relief of owners who live there, which is not yours and could not be determined, so it may be more',
  'tax-rate-of-use': ({ use, times, percent }) => {
    if (times === null) return `the law sets the rate of ${uses[use]}: ${rate(percent)}`;
    return times === 1
      ? `by law ${uses[use]} is taxed at the rate of homes, without their relief`
      : `by law ${uses[use]} is taxed ${number(times)} times as high as a home: ${rate(percent)}`;
  },
  'tax-rate-of-use-between': ({ use, leastPercent, mostPercent, percent }) =>
    `by law ${uses[use]} is taxed between ${rate(leastPercent)} and ${rate(mostPercent)}, in the middle ${rate(percent)}`,
  'tax-class-not-checked': () =>
    'that rule was not checked against the law itself, so ask the local assessor for the class and the last bill',
  'tax-rate-of-homes': ({ use }) =>
    `that is the rate of homes; what ${uses[use]} pays here could not be determined and may be more, so ask the local assessor for its class and last bill`,
  'tax-rate-of-farm': ({ dwellingCents, wholePercent, percent }) =>
    `farm land is mostly taxed by what it yields, which no price tells: between ${rate(wholePercent)} of a home of ${money(dwellingCents)} alone and ${rate(wholePercent)} of the whole price, in the middle ${rate(percent)} of the price`,

  'yearly-tax': year,
  'months-of-yearly-tax': (step) =>
    step.months === 0 ? `usually nothing of ${year(step)}` : `${step.months} of 12 months of ${year(step)}`,
  'taxes-paid': ({ when }) => `taxes are paid ${paid[when]}`,
  'days-already-paid': ({ cents }) => `${money(cents)} to the seller for days already paid`,
  'due-before-first-payment': ({ cents }) => `${money(cents)} due before the first loan payment`,
  'less-seller-credit': ({ cents }) => `less ${money(cents)} credited by the seller`,
  'nothing-due': ({ sellerCreditCents }) =>
    `nothing due at closing; the seller credits ${money(sellerCreditCents)} for the days before it`,
  'credit-beside': ({ cents }) =>
    `these totals do not hold ${money(cents)} of the seller’s credit, which lowers what you bring`,
};
