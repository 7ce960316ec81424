import { money, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { SpecialCaseStep } from '../steps/special-cases.js';
import { financedProperties } from './lender.js';

export const specialCases: Sentences<SpecialCaseStep> = {
  'no-amount': () => 'A rule to know, with no amount of its own',
  'funding-fee-use': ({ use }) => (use === 'first' ? '(first use)' : '(use after the first)'),
  'only-lived-in': ({ loanType, use }) =>
    `${loanType} is for the home that you live in, and this is ${use === 'investment' ? 'an investment' : 'a second home'}`,
  'cooperative-policy': () => 'Co-op owner (HO-6) policy',
  'nothing-unless-charged': () => `${money(0)} unless it is charged to you`,
  'share-of-price-up-to': ({ percent, priceCents }) =>
    `up to ${rate(percent)} of the price ${money(priceCents)}`,
  'months-of-dues': ({ fromMonths, toMonths, monthlyCents }) =>
    `${fromMonths} to ${toMonths} months of ${money(monthlyCents)}`,
  'seldom-financed': ({ loanType, property }) =>
    `hardly any lender makes an ${loanType} loan for ${financedProperties[property]}`,
};
