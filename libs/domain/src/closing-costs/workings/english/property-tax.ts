import { money, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { PropertyTaxStep } from '../steps/property-tax.js';

const paid = { advance: 'in advance', arrears: 'in arrears', mixed: 'partly in advance' } as const;

const year = ({ pricePercent, cents }: Readonly<{ pricePercent: number; cents: number }>): string =>
  `about ${rate(pricePercent)} of the price, ${money(cents)} a year`;

export const propertyTax: Sentences<PropertyTaxStep> = {
  'yearly-tax': year,
  'months-of-yearly-tax': (step) => `${step.months} of 12 months of ${year(step)}`,
  'taxes-paid': ({ when }) => `taxes are paid ${paid[when]}`,
  'days-already-paid': ({ cents }) => `${money(cents)} to the seller for days already paid`,
  'due-before-first-payment': ({ cents }) => `${money(cents)} due before the first loan payment`,
  'less-seller-credit': ({ cents }) => `less ${money(cents)} credited by the seller`,
  'nothing-due': ({ sellerCreditCents }) =>
    `nothing due at closing; the seller credits ${money(sellerCreditCents)} for the days before it`,
};
