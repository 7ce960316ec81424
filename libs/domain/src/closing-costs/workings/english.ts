import { money, moneyOfRate, number, rate, wholeMoney, day } from './figures.js';
import type {
  Sentences,
  ArithmeticStep,
  ClosingAgentStep,
  EscrowStep,
  FinancedProperty,
  LenderStep,
  MarketStep,
  PrepaidStep,
  PropertyTaxStep,
  RecordingStep,
  SpecialCaseStep,
  TaxStep,
  TitleStep,
  Step,
} from './step.js';
import { ofJurisdiction, type Jurisdiction, inJurisdiction } from '../jurisdiction/index.js';
import type { Cents } from '../../money/index.js';

const arithmetic: Sentences<ArithmeticStep> = {
  amount: ({ cents }) => money(cents),
  between: ({ lowCents, highCents }) => `${money(lowCents)} to ${money(highCents)}`,
  percent: ({ baseCents, percent }) => `${money(baseCents)} × ${rate(percent)}`,
  units: ({ baseCents, units, perUnitDollars, unitDollars }) =>
    `${number(units)} × ${moneyOfRate(perUnitDollars)} per ${wholeMoney(unitDollars)} of ${money(baseCents)}`,
  result: ({ cents }) => money(cents),
  'result-about': ({ cents }) => `about ${money(cents)}`,
  'result-a-year': ({ cents }) => `${money(cents)} a year`,
};

const closingAgent: Sentences<ClosingAgentStep> = {
  'fee-schedule': ({ priceCents, excisePercent }) => {
    const tax = excisePercent === null ? '' : ` with ${rate(excisePercent)} excise tax`;
    return `${money(priceCents)} by fee schedule${tax}`;
  },
  'usual-formula': ({ priceCents, perThousand, baseCents, loanFeeCents }) => {
    const part = `${moneyOfRate(perThousand.low)} to ${moneyOfRate(perThousand.high)} per $1,000`;
    const base = `${money(baseCents.low)} to ${money(baseCents.high)}`;
    const loan = loanFeeCents > 0 ? ` + ${money(loanFeeCents)} for the loan` : '';
    return `${money(priceCents)} × ${part} + ${base}${loan}`;
  },
  'closing-fee-of-seller': ({ loanFeeCents }) =>
    loanFeeCents > 0
      ? `the seller pays it by custom of the county, you what the loan adds, about ${money(loanFeeCents)}`
      : 'the seller pays it by custom of the county',
  'closing-fee-buyers-part': () => 'a buyer’s part by the prices of agents; the seller’s part is not in it',
  'fee-schedule-ends': ({ cents }) => `the schedule ends at ${money(cents)}`,
  'other-fee-in': ({ counties }) => `${counties.join(', ')} have another fee`,
};

const escrow: Sentences<EscrowStep> = {
  'deposit-to-next-premium': ({ months, cushionMonths, yearlyCents }) =>
    `${months}/12 of ${money(yearlyCents)}: ${months - cushionMonths} month to the next premium, ${cushionMonths} the RESPA cushion`,
  'deposit-by-bills': ({ months, cushionMonths, yearlyCents }) =>
    `${months}/12 of ${money(yearlyCents)} by the dates of the bills, ${cushionMonths} of them the RESPA cushion`,
  'cushion-alone': ({ cushionMonths, yearlyCents }) =>
    `RESPA cushion of ${cushionMonths} of 12 months of ${money(yearlyCents)}`,
  'months-by-bills-up-to': ({ months }) => `up to ${months} months by the dates of the bills`,
};

/** Property types in a sentence about what a loan program does not finance. */
const financedProperties: Readonly<Record<FinancedProperty, string>> = {
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

const lender: Sentences<LenderStep> = {
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

const market: Sentences<MarketStep> = {
  'usual-range': ({ lowCents, highCents }) => `Usual range ${money(lowCents)} to ${money(highCents)}`,
  'agent-paid-by': ({ payer }) =>
    payer === 'seller' ? 'paid by the seller, as is more common' : 'paid by you, as the contract says',
  'nothing-unless-needed': ({ typicalCents, highCents }) =>
    `${money(0)} unless it applies to you, then about ${money(typicalCents)} (up to ${money(highCents)})`,
};

const prepaids: Sentences<PrepaidStep> = {
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

const propertyTax: Sentences<PropertyTaxStep> = {
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

const recording: Sentences<RecordingStep> = {
  'flat-fee': ({ cents, upToPages }) =>
    upToPages === null ? `${money(cents)} flat` : `${money(cents)} flat up to ${upToPages} pages`,
  'usual-fee': ({ cents }) => `${money(cents)} usual`,
  'fee-by-length': ({ lowCents, highCents, fewest, most }) => {
    const fee = lowCents === highCents ? money(lowCents) : `${money(lowCents)} to ${money(highCents)}`;
    return `${fee} for ${fewest} to ${most} pages`;
  },
  'fee-in-county': ({ cents, pages, county }) => `${money(cents)} for ${pages} pages in ${county} County`,
  'flat-fee-in-county': ({ cents, county, isAbout }) =>
    `${isAbout ? 'about ' : ''}${money(cents)} flat in ${county} County`,
  published: ({ words }) => `published as: ${words.en}`,
};

const specialCases: Sentences<SpecialCaseStep> = {
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

const taxes: Sentences<TaxStep> = {
  'tax-exempt': () => `${money(0)}: exempt`,
  'first-exempt': ({ cents }) => `first ${money(cents)} exempt`,
  brackets: ({ slices }) =>
    slices
      .map((slice) => (slice.kind === 'percent' ? arithmetic.percent(slice) : arithmetic.units(slice)))
      .join(' + '),
  'per-document': ({ cents, documents }) => `${money(cents)} × ${documents} documents`,
  'fixed-up-to': ({ baseCents }) => `up to ${money(baseCents)} fixed`,
  'part-of-tax': ({ taxCents, numerator, denominator }) => `${money(taxCents)} × ${numerator}/${denominator}`,
  'tax-minimum': ({ cents }) => `minimum ${money(cents)}`,
  'tax-maximum': ({ cents }) => `maximum ${money(cents)}`,
  'tax-credit': ({ cents }) => `${money(cents)} credit`,
  'added-charge': ({ cents, name }) => `${money(cents)} ${name.en}`,
};

function limits(fromCents: Cents | null, toCents: Cents | null): string {
  const from = fromCents === null ? [] : [`from ${money(fromCents)}`];
  const to = toCents === null ? [] : [`to ${money(toCents)}`];
  return [...from, ...to].join(' ');
}

const title: Sentences<TitleStep> = {
  'rate-schedule': ({ policyCents }) => `${money(policyCents)} by rate schedule`,
  'rate-schedule-exceeded': ({ policyCents, fromCents, toCents }) =>
    `${money(policyCents)} by a rate schedule that is known only ${limits(fromCents, toCents)}`,
  'usual-premiums': ({ policyCents, noScheduleOn }) => {
    const missing =
      noScheduleOn === null ? '' : ` (no rate schedule is known for ${day(noScheduleOn, 'en')})`;
    return `${money(policyCents)}: between usual premiums${missing}`;
  },
  'loan-above-owner-policy': ({ cents }) => `${money(cents)} for the loan above the owner’s policy`,
};

export const english: Sentences<Step> = {
  ...arithmetic,
  ...closingAgent,
  ...escrow,
  ...lender,
  ...market,
  ...prepaids,
  ...propertyTax,
  ...recording,
  ...specialCases,
  ...taxes,
  ...title,
};
