import { centsOf, type Cents } from '../../money/index.js';
import type { FeeSource } from '../estimate.js';
import { daysToMonthEnd } from '../../calendar/index.js';
import type { AmountRule, FeeAmount, FeeContext } from './fee-amount.js';
import { nationalSource, premiumSource } from './fee-source.js';
import { yearlyPremium, yearlyPremiumOfBusiness, type YearlyPremium } from './homeowners-insurance.js';
import type { Workings } from '../workings/step.js';
import { type TaxOnClosingDay, months, cushionMonths } from './tax-calendar.js';
import { atLeast, atMost, remainingCredit, taxDay, yearlyTax } from './property-tax.js';
import type { Purchase } from '../purchase.js';
import { mayWaiveEscrow } from './escrow-account.js';

/** An assumption for a 30-year loan, labeled as one: the data has no published rate. */
const assumedRatePercent = { low: 5.5, typical: 6.5, high: 7.5 };

const rateAssumption: FeeSource = {
  publisher: null,
  title: null,
  url: null,
  dateChecked: null,
  provenance: 'market-assumption',
  assumption: 'interest-rate',
  yearlyPercents: assumedRatePercent,
  effectiveFrom: null,
  confidence: 'low',
};

/** The buyer's interest rate per year, or the assumed one. */
export const interestRatePercentOf = ({ interestRatePercent }: Purchase): number =>
  interestRatePercent ?? assumedRatePercent.typical;

const namedRate = (percent: number): FeeSource => ({
  ...rateAssumption,
  yearlyPercents: { low: percent, typical: percent, high: percent },
});

/** Interest from closing to the end of the month; the range is one day to a full month. */
export const prepaidInterest: AmountRule = ({ purchase }) => {
  const { loanCents, closingDate, interestRatePercent } = purchase;
  const days = daysToMonthEnd(closingDate);
  const interest = (percent: number, count: number) => Math.round((loanCents * percent * count) / 36_500);
  const typical = interestRatePercentOf(purchase);
  const { low, high } = interestRatePercent === null ? assumedRatePercent : { low: typical, high: typical };
  return {
    lowCents: interest(low, 1),
    typicalCents: interest(typical, days),
    highCents: interest(high, 31),
    workings: [
      { kind: 'interest-by-day', loanCents, yearlyPercent: typical, days },
      { kind: 'result', cents: interest(typical, days) },
    ],
    source: interestRatePercent === null ? rateAssumption : namedRate(typical),
  };
};

function firstYear({ low, typical, high, steps }: YearlyPremium, source: FeeSource): FeeAmount {
  const cents = (dollars: number) => centsOf(Math.round(dollars));
  return {
    lowCents: cents(low),
    typicalCents: cents(typical),
    highCents: cents(high),
    workings: [...steps, { kind: 'result-a-year', cents: cents(typical) }],
    source,
  };
}

/** The first year's homeowners insurance premium. */
export const firstYearInsurance: AmountRule = ({ purchase, local }) =>
  firstYear(yearlyPremium(purchase, local), premiumSource(purchase, local));

/** The first year's premium for a commercial building. */
export const firstYearOfBusiness: AmountRule = ({ fee, purchase, local }) =>
  firstYear(yearlyPremiumOfBusiness(purchase, local), nationalSource(fee));

const isVoluntary = ({ purchase }: FeeContext): boolean => mayWaiveEscrow(purchase);

/** The second year's premium is due after eleven loan payments, so the deposit covers one month plus the cushion. */
export const insuranceEscrow: AmountRule = (context) => {
  const { purchase, local } = context;
  const yearlyCents = centsOf(Math.round(yearlyPremium(purchase, local).typical));
  const deposit = months(yearlyCents, 1 + cushionMonths);
  return {
    lowCents: isVoluntary(context) ? 0 : months(yearlyCents, cushionMonths),
    typicalCents: deposit,
    highCents: deposit,
    workings: [
      { kind: 'deposit-to-next-premium', months: 1 + cushionMonths, cushionMonths, yearlyCents },
      { kind: 'result', cents: deposit },
    ],
    source: premiumSource(purchase, local),
  };
};

const lessCredit = (sellerCents: Cents, restCents: Cents): Workings => [
  { kind: 'less-seller-credit', cents: sellerCents },
  { kind: 'result', cents: restCents },
];

function depositByCalendar(context: FeeContext, day: TaxOnClosingDay): FeeAmount {
  const tax = yearlyTax(context);
  const deposit = months(tax.cents, day.depositMonths);
  const usedCredit = Math.min(day.creditCents, day.dueSoonCents);
  const sellerCents = Math.min(day.creditCents - usedCredit, deposit);
  const typicalCents = deposit - sellerCents;
  return {
    lowCents: isVoluntary(context) ? 0 : atLeast(tax, typicalCents),
    typicalCents,
    highCents: atMost(tax, deposit),
    workings: [
      { kind: 'deposit-by-bills', months: day.depositMonths, cushionMonths, yearlyCents: tax.cents },
      { kind: 'result', cents: deposit },
      ...(sellerCents > 0 ? lessCredit(sellerCents, typicalCents) : []),
      ...remainingCredit(day.creditCents - usedCredit - sellerCents),
    ],
    source: tax.source,
    sellerCents,
  };
}

/** By billing dates, if only the state's custom is known. */
const mostMonths = 8;

function depositByCustom(context: FeeContext): FeeAmount {
  const { cents, source } = yearlyTax(context);
  const cushion = months(cents, cushionMonths);
  return {
    lowCents: isVoluntary(context) ? 0 : cushion,
    typicalCents: cushion,
    highCents: months(cents, mostMonths),
    workings: [
      { kind: 'cushion-alone', cushionMonths, yearlyCents: cents },
      { kind: 'result', cents: cushion },
      { kind: 'months-by-bills-up-to', months: mostMonths },
    ],
    source,
  };
}

/** The lender's property tax reserve, so that its lowest balance in the first year is the two-month cushion. */
export const taxEscrow: AmountRule = (context) => {
  const day = taxDay(context);
  return day ? depositByCalendar(context, day) : depositByCustom(context);
};
