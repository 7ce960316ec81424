import { centsOf } from '../../money/index.js';
import type { FeeSource } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import { daysToMonthEnd } from '../../calendar/index.js';
import type { AmountRule, FeeAmount } from './fee-amount.js';
import { nationalSource, premiumSource } from './fee-source.js';
import { yearlyPremium, yearlyPremiumOfBusiness, type YearlyPremium } from './homeowners-insurance.js';

/** No published rate is in the data: an assumption for a 30-year loan, shown as one. */
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

/** The yearly interest that figures are computed with: the one that was named, else an assumption. */
export const interestRatePercentOf = ({ interestRatePercent }: Purchase): number =>
  interestRatePercent ?? assumedRatePercent.typical;

const namedRate = (percent: number): FeeSource => ({
  ...rateAssumption,
  yearlyPercents: { low: percent, typical: percent, high: percent },
});

/** Interest from the closing date to the end of its month; the range is one day to a whole month. */
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

/** The first year's premium of the homeowner's policy. */
export const firstYearInsurance: AmountRule = ({ purchase, local }) =>
  firstYear(yearlyPremium(purchase, local), premiumSource(purchase, local));

/** The first year's premium of the policy of a building for business. */
export const firstYearOfBusiness: AmountRule = ({ fee, purchase, local }) =>
  firstYear(yearlyPremiumOfBusiness(purchase, local), nationalSource(fee));
