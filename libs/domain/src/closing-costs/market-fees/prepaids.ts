import { formatCents } from '../../money/index.js';
import type { FeeSource } from '../estimate.js';
import { daysToMonthEnd } from '../input/iso-date.js';
import type { AmountRule } from './fee-amount.js';
import { premiumSource } from './fee-source.js';
import { yearlyPremium } from './homeowners-insurance.js';

/** No published rate is in the data: an assumption for a 30-year loan, shown as one. */
const assumedRatePercent = { low: 5.5, typical: 6.5, high: 7.5 };

const rateAssumption: FeeSource = {
  name: `Assumption: a yearly rate of ${assumedRatePercent.typical}% (${assumedRatePercent.low}% to ${assumedRatePercent.high}%), no published rate`,
  url: null,
  effectiveFrom: null,
  confidence: 'low',
};

/** Interest from the closing date to the end of its month; the range is one day to a whole month. */
export const prepaidInterest: AmountRule = ({ purchase: { loanCents, closingDate } }) => {
  const days = daysToMonthEnd(closingDate);
  const interest = (percent: number, count: number) => Math.round((loanCents * percent * count) / 36_500);
  const { low, typical, high } = assumedRatePercent;
  return {
    lowCents: interest(low, 1),
    typicalCents: interest(typical, days),
    highCents: interest(high, 31),
    calculation: `${formatCents(loanCents)} × ${typical}% ÷ 365 × ${days === 1 ? '1 day' : `${days} days`} = ${formatCents(interest(typical, days))}`,
    source: rateAssumption,
  };
};

/** The first year's premium of the homeowner's policy. */
export const firstYearInsurance: AmountRule = ({ purchase, local }) => {
  const { low, typical, high, calculation } = yearlyPremium(purchase, local);
  const cents = (dollars: number) => Math.round(dollars) * 100;
  return {
    lowCents: cents(low),
    typicalCents: cents(typical),
    highCents: cents(high),
    calculation: `${calculation()} = ${formatCents(cents(typical))} a year`,
    source: premiumSource(purchase, local),
  };
};
