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
import { type Jurisdiction, inJurisdiction } from '../jurisdiction/index.js';
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
    const tax = excisePercent === null ? '' : ` plus ${rate(excisePercent)} excise tax`;
    return `${money(priceCents)} per the fee schedule${tax}`;
  },
  'usual-formula': ({ priceCents, perThousand, baseCents, loanFeeCents }) => {
    const part = `${moneyOfRate(perThousand.low)} to ${moneyOfRate(perThousand.high)} per $1,000`;
    const base = `${money(baseCents.low)} to ${money(baseCents.high)}`;
    const loan = loanFeeCents > 0 ? ` + ${money(loanFeeCents)} for the loan` : '';
    return `${money(priceCents)} × ${part} + ${base}${loan}`;
  },
  'closing-fee-of-seller': ({ loanFeeCents }) =>
    loanFeeCents > 0
      ? `the seller customarily pays it in this county; you pay what the loan adds, about ${money(loanFeeCents)}`
      : 'the seller customarily pays it in this county',
  'closing-fee-buyers-part': () =>
    'the buyer’s part, based on closing agents’ prices; the seller’s part is not included',
  'fee-schedule-ends': ({ cents }) => `the fee schedule ends at ${money(cents)}`,
  'other-fee-in': ({ counties }) => `a different fee applies in ${counties.join(', ')}`,
};

const escrow: Sentences<EscrowStep> = {
  'deposit-to-next-premium': ({ months, cushionMonths, yearlyCents }) =>
    `${months}/12 of ${money(yearlyCents)}: ${months - cushionMonths} month until the next premium and a RESPA cushion of ${cushionMonths} months`,
  'deposit-by-bills': ({ months, cushionMonths, yearlyCents }) =>
    `${months}/12 of ${money(yearlyCents)}, based on the bill dates and including a RESPA cushion of ${cushionMonths} months`,
  'cushion-alone': ({ cushionMonths, yearlyCents }) =>
    `RESPA cushion: ${cushionMonths}/12 of ${money(yearlyCents)}`,
  'months-by-bills-up-to': ({ months }) => `up to ${months} months, depending on the bill dates`,
};

/** Property types in a sentence about what a loan program does not finance. */
const financedProperties: Readonly<Record<FinancedProperty, string>> = {
  'single-family': 'a single-family home',
  condo: 'a condo',
  townhouse: 'a townhouse',
  'multi-family': 'a building with two to four homes',
  'new-construction': 'a new home',
  'vacant-land': 'vacant land',
  commercial: 'commercial property',
  industrial: 'industrial property',
  'mixed-use': 'mixed-use property',
  'mobile-home': 'a mobile home',
  'farm-ranch': 'a farm or ranch',
  'co-op': 'a co-op share',
  'five-homes-or-more': 'a building with five or more homes',
};

const inCounty = (county: Jurisdiction | null): string =>
  county === null ? 'in most counties' : inJurisdiction(county);

const lender: Sentences<LenderStep> = {
  'share-of-loan': ({ percent, loanCents }) => `${rate(percent)} of the ${money(loanCents)} loan`,
  'share-of-loan-up-to': ({ percent, loanCents }) => `up to ${rate(percent)} of the ${money(loanCents)} loan`,
  'share-of-loan-at-most': ({ percent, loanCents }) =>
    `at most ${rate(percent)} of the ${money(loanCents)} loan`,
  'share-of-price': ({ percent, priceCents }) => `${rate(percent)} of the ${money(priceCents)} price`,
  'usual-percents': ({ lowPercent, highPercent }) =>
    `(usual range ${rate(lowPercent)} to ${rate(highPercent)})`,
  'holds-lender-charges': () => 'including application, underwriting and processing',
  'nothing-unless-chosen': () => `${money(0)} unless you choose it`,
  'nothing-unless-closing-is-late': () => `${money(0)} unless the closing is delayed`,
  'paid-by-buyers': ({ year, percent, medianCents }) =>
    `${rate(percent)} of buyers with a loan paid it in ${year}, half of them more than ${money(medianCents)}`,
  'rate-confirmed-until': ({ date }) => `(rate confirmed until ${day(date, 'en')})`,
  'months-of-mortgage-insurance': ({ fromMonths, toMonths, monthlyCents, yearlyPercent }) =>
    `${fromMonths} to ${toMonths} months at ${money(monthlyCents)} (about ${rate(yearlyPercent)} of the loan a year)`,
  'loan-over-usual-limit': ({ loanCents, limitCents, county, year }) =>
    `${money(loanCents)} is over ${money(limitCents)}, the ${year} FHA limit ${inCounty(county)}`,
  'loan-over-highest-limit': ({ loanType, loanCents, limitCents, county, year }) =>
    county === null
      ? `${money(loanCents)} is over ${money(limitCents)}, the highest ${year} ${loanType} limit`
      : `${money(loanCents)} is over ${money(limitCents)}, the ${year} ${loanType} limit ${inCounty(county)}`,
  'loan-over-conforming-limit': ({ loanCents, limitCents, county, year }) =>
    `${money(loanCents)} is over ${money(limitCents)}, the ${year} conforming limit ${inCounty(county)}`,
  'not-financed': ({ loanType, property }) => `${loanType} does not finance ${financedProperties[property]}`,
};

const market: Sentences<MarketStep> = {
  'usual-range': ({ lowCents, highCents }) => `Usual range: ${money(lowCents)} to ${money(highCents)}`,
  'agent-paid-by': ({ payer }) =>
    payer === 'seller' ? 'paid by the seller, which is more common' : 'paid by you, under your contract',
  'nothing-unless-needed': ({ typicalCents, highCents }) =>
    `${money(0)} unless it applies to you, then about ${money(typicalCents)} (up to ${money(highCents)})`,
};

const prepaids: Sentences<PrepaidStep> = {
  'interest-by-day': ({ loanCents, yearlyPercent, days }) =>
    `${money(loanCents)} × ${rate(yearlyPercent)} ÷ 365 × ${days === 1 ? '1 day' : `${days} days`}`,
  'condo-policy': () => 'Condo owner (HO-6) policy',
  'dwelling-beside-land': ({ dwellingCents, priceCents, usualDwellingCents, medianValueCents, county }) =>
    `assumed dwelling coverage of ${money(dwellingCents)}, without the land: ${money(priceCents)} × ${money(usualDwellingCents)} to build a typical home ÷ ${money(medianValueCents)}, the median home value ${inJurisdiction(county)}`,
  'dwelling-by-price': ({ dwellingCents, priceCents, percent }) =>
    `assumed dwelling coverage of ${money(dwellingCents)}, without the land, about ${rate(percent)} of the ${money(priceCents)} price`,
  'dwelling-of-farm': ({ dwellingCents }) =>
    `assumed dwelling coverage of ${money(dwellingCents)}, for a typical home, because most of the price is for land`,
  'building-by-price': ({ buildingCents, priceCents, percent }) =>
    `assumed building coverage of ${money(buildingCents)}, without the land, about ${rate(percent)} of the ${money(priceCents)} price`,
  'premium-as-of-home': () =>
    'no premium is published for business property, so we assume that of a home with the same coverage',
  'least-dwelling': ({ dwellingCents }) => `dwelling coverage of ${money(dwellingCents)}, the usual minimum`,
  'premium-in-proportion': ({ dwellingCents, from, to }) =>
    `${money(from.premiumCents)} for ${money(from.dwellingCents)} of dwelling coverage and ${money(to.premiumCents)} for ${money(to.dwellingCents)}, in proportion for ${money(dwellingCents)}`,
  'premium-by-dwelling': ({ usualPremiumCents, fixedPart, growingPart, dwellingCents, usualDwellingCents }) =>
    `${money(usualPremiumCents)} × (${number(fixedPart)} + ${number(growingPart)} × ${money(dwellingCents)} ÷ ${money(usualDwellingCents)})`,
};

const paid = { advance: 'in advance', arrears: 'in arrears', mixed: 'partly in advance' } as const;

const year = ({ pricePercent, cents }: Readonly<{ pricePercent: number; cents: number }>): string =>
  `about ${rate(pricePercent)} of the price, ${money(cents)} a year`;

const factor = (times: number): string => (times === 1 ? '' : ` × ${number(times)}`);
const addend = (percent: number): string => (percent === 0 ? '' : ` + ${rate(percent)}`);

const bounds = {
  least: { amount: 'at least ', reason: ' (no higher median is published)' },
  most: { amount: 'at most ', reason: ' (no lower median is published)' },
} as const;

const uses = {
  apartments: 'a building of rental homes',
  business: 'business property',
  land: 'vacant land',
} as const;

const propertyTax: Sentences<PropertyTaxStep> = {
  'owners-tax-rate': ({ county, percent, bound }) => {
    const { amount, reason } = bound ? bounds[bound] : { amount: '', reason: '' };
    return `homeowners ${inJurisdiction(county)} pay ${amount}${rate(percent)} of their home’s value a year${reason}`;
  },
  'new-owners-tax-rate': ({ percent, stateNewPercent, stateOwnersPercent }) =>
    `the sale resets the taxable value: × ${number(stateNewPercent)} ÷ ${number(stateOwnersPercent)}, as in the whole state, gives ${rate(percent)}`,
  'tax-rate-without-residence': ({ times, plusPercent, percent }) =>
    `not your main home:${factor(times)}${addend(plusPercent)} gives ${rate(percent)}`,
  'tax-rate-of-residents': () =>
    'this rate includes tax relief for owners who live in their home, which you will not have; we could not determine how much it is, so your tax may be higher',
  'tax-rate-of-use': ({ use, times, percent }) => {
    if (times === null) return `the law sets the rate for ${uses[use]}: ${rate(percent)}`;
    return times === 1
      ? `by law, ${uses[use]} is taxed at the rate for homes, without their tax relief`
      : `by law, ${uses[use]} is taxed at ${number(times)} times the rate for homes: ${rate(percent)}`;
  },
  'tax-rate-of-use-between': ({ use, leastPercent, mostPercent, percent }) =>
    `by law, ${uses[use]} is taxed at between ${rate(leastPercent)} and ${rate(mostPercent)}; the midpoint is ${rate(percent)}`,
  'tax-class-not-checked': () =>
    'we did not check this rule against the law itself, so ask the local assessor for the tax class and the last bill',
  'tax-rate-of-homes': ({ use }) =>
    `this is the rate for homes; we could not determine the rate for ${uses[use]} here, which may be higher, so ask the local assessor for the tax class and the last bill`,
  'tax-rate-of-farm': ({ dwellingCents, wholePercent, percent }) =>
    `farmland is usually taxed on what it produces, which the price does not show: between ${rate(wholePercent)} of a ${money(dwellingCents)} home alone and ${rate(wholePercent)} of the whole price; the midpoint is ${rate(percent)} of the price`,

  'yearly-tax': year,
  'months-of-yearly-tax': (step) =>
    step.months === 0
      ? `usually nothing is due at closing; the tax is ${year(step)}`
      : `${step.months} of 12 months of a tax of ${year(step)}`,
  'taxes-paid': ({ when }) => `taxes are paid ${paid[when]}`,
  'days-already-paid': ({ cents }) => `${money(cents)} to the seller for days already paid`,
  'due-before-first-payment': ({ cents }) => `${money(cents)} due before the first loan payment`,
  'less-seller-credit': ({ cents }) => `less ${money(cents)} credited by the seller`,
  'nothing-due': ({ sellerCreditCents }) =>
    `nothing due at closing; the seller credits ${money(sellerCreditCents)} for the days before it`,
  'credit-beside': ({ cents }) =>
    `these totals do not include ${money(cents)} of the seller’s credit, which lowers the cash you bring`,
};

const recording: Sentences<RecordingStep> = {
  'flat-fee': ({ cents, upToPages }) =>
    upToPages === null ? `${money(cents)} flat` : `${money(cents)} flat, up to ${upToPages} pages`,
  'usual-fee': ({ cents }) => `usually ${money(cents)}`,
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
  'no-amount': () => 'A rule to know; it has no cost of its own',
  'funding-fee-use': ({ use }) => (use === 'first' ? '(first use)' : '(subsequent use)'),
  'only-lived-in': ({ loanType, use }) =>
    `${loanType} loans are for the home you live in, and this is ${use === 'investment' ? 'an investment' : 'a second home'}`,
  'cooperative-policy': () => 'Co-op owner (HO-6) policy',
  'nothing-unless-charged': () => `${money(0)} unless it is charged to you`,
  'share-of-price-up-to': ({ percent, priceCents }) =>
    `up to ${rate(percent)} of the ${money(priceCents)} price`,
  'months-of-dues': ({ fromMonths, toMonths, monthlyCents }) =>
    `${fromMonths} to ${toMonths} months at ${money(monthlyCents)}`,
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
  'fixed-up-to': ({ baseCents }) => `fixed amount for up to ${money(baseCents)}`,
  'part-of-tax': ({ taxCents, numerator, denominator }) => `${money(taxCents)} × ${numerator}/${denominator}`,
  'tax-minimum': ({ cents }) => `minimum ${money(cents)}`,
  'tax-maximum': ({ cents }) => `maximum ${money(cents)}`,
  'tax-credit': ({ cents }) => `${money(cents)} credit`,
  'added-charge': ({ cents, name }) => `${money(cents)} ${name.en}`,
};

/** The ends of a schedule, of which at least one is known. */
const limits = (fromCents: Cents | null, toCents: Cents | null): string =>
  `${fromCents === null ? 'up' : `from ${money(fromCents)}`}${toCents === null ? '' : ` to ${money(toCents)}`}`;

const title: Sentences<TitleStep> = {
  'rate-schedule': ({ policyCents }) => `${money(policyCents)} per the rate schedule`,
  'rate-schedule-exceeded': ({ policyCents, fromCents, toCents }) =>
    `${money(policyCents)} per a rate schedule known only ${limits(fromCents, toCents)}`,
  'usual-premiums': ({ policyCents, noScheduleOn }) => {
    const missing = noScheduleOn === null ? '' : ` (we have no rate schedule for ${day(noScheduleOn, 'en')})`;
    return `${money(policyCents)}: within the usual range of premiums${missing}`;
  },
  'loan-above-owner-policy': ({ cents }) =>
    `${money(cents)} for the part of the loan above the owner’s policy`,
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
