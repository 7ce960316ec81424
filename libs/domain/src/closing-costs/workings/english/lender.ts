import { ofJurisdiction, type Jurisdiction } from '../../jurisdiction/index.js';
import { day, money, rate } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { FinancedProperty, LenderStep } from '../steps/lender.js';

/** What a loan program may refuse, as it stands in a sentence. */
export const financedProperties: Readonly<Record<FinancedProperty, string>> = {
  'single-family': 'a single-family home',
  condo: 'a condo',
  townhouse: 'a townhouse',
  'multi-family': 'a building of two to four homes',
  'new-construction': 'a new home',
  'vacant-land': 'vacant land',
  commercial: 'commercial property',
  industrial: 'industrial property',
  'mixed-use': 'mixed-use property',
  'mobile-home': 'a mobile home',
  'farm-ranch': 'a farm or ranch',
  'co-op': 'a share of a co-operative',
  'five-homes-or-more': 'a building of five homes or more',
};

const ofCounty = (county: Jurisdiction | null): string =>
  county === null ? 'of most counties' : ofJurisdiction(county, 'en');

export const lender: Sentences<LenderStep> = {
  'share-of-loan': ({ percent, loanCents }) => `${rate(percent)} of the loan ${money(loanCents)}`,
  'share-of-loan-up-to': ({ percent, loanCents }) => `up to ${rate(percent)} of the loan ${money(loanCents)}`,
  'share-of-loan-at-most': ({ percent, loanCents }) =>
    `at most ${rate(percent)} of the loan ${money(loanCents)}`,
  'share-of-price': ({ percent, priceCents }) => `${rate(percent)} of the price ${money(priceCents)}`,
  'usual-percents': ({ lowPercent, highPercent }) =>
    `(usual range ${rate(lowPercent)} to ${rate(highPercent)})`,
  'holds-lender-charges': () => 'with application, underwriting and processing in it',
  'nothing-unless-chosen': () => `${money(0)} unless you choose it`,
  'nothing-unless-closing-is-late': () => `${money(0)} unless the closing is late`,
  'paid-by-buyers': ({ year, percent, medianCents }) =>
    `of those who bought with a loan in ${year}, ${rate(percent)} paid it, half of them more than ${money(medianCents)}`,
  'rate-confirmed-until': ({ date }) => `(rate confirmed until ${day(date, 'en')})`,
  'months-of-mortgage-insurance': ({ fromMonths, toMonths, monthlyCents, yearlyPercent }) =>
    `${fromMonths} to ${toMonths} months of ${money(monthlyCents)} (about ${rate(yearlyPercent)} of the loan a year)`,
  'loan-over-usual-limit': ({ loanCents, limitCents, county, year }) =>
    `${money(loanCents)} is over ${money(limitCents)}, the FHA limit ${ofCounty(county)} in ${year}`,
  'loan-over-highest-limit': ({ loanType, loanCents, limitCents, county, year }) =>
    county === null
      ? `${money(loanCents)} is over ${money(limitCents)}, the highest ${loanType} limit in ${year}`
      : `${money(loanCents)} is over ${money(limitCents)}, the ${loanType} limit ${ofCounty(county)} in ${year}`,
  'loan-over-conforming-limit': ({ loanCents, limitCents, county, year }) =>
    `${money(loanCents)} is over ${money(limitCents)}, the conforming limit ${ofCounty(county)} in ${year}`,
  'not-financed': ({ loanType, property }) => `${loanType} does not finance ${financedProperties[property]}`,
};
