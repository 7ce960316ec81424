import { formatCents } from '../../money/index.js';
import type { FeeSource } from '../estimate.js';
import { daysToMonthEnd } from '../input/iso-date.js';
import { percentOf } from '../percent-of.js';
import type { AmountRule, FeeContext } from './fee-amount.js';
import { localSource, premiumSource } from './fee-source.js';
import { yearlyPremium } from './homeowners-insurance.js';

/** No published rate is in the data: an assumption for a 30-year loan, shown as one. */
const assumedRatePercent = { low: 5.5, typical: 6.5, high: 7.5 };

const rateAssumption: FeeSource = {
  name: `Assumption: a yearly rate of ${assumedRatePercent.typical} % (${assumedRatePercent.low} % to ${assumedRatePercent.high} %), no published rate`,
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
    calculation: `${formatCents(loanCents)} × ${typical} % ÷ 365 × ${days} days = ${formatCents(interest(typical, days))}`,
    source: rateAssumption,
  };
};

/** So many months of a yearly amount in cents. */
export const months = (yearlyCents: number, count: number): number => Math.round((yearlyCents * count) / 12);

/** The first year's premium of the homeowner's policy. */
export const firstYearInsurance: AmountRule = ({ purchase, local }) => {
  const { low, typical, high, calculation } = yearlyPremium(purchase, local);
  const cents = (dollars: number) => Math.round(dollars) * 100;
  return {
    lowCents: cents(low),
    typicalCents: cents(typical),
    highCents: cents(high),
    calculation: `${calculation} = ${formatCents(cents(typical))} a year`,
    source: premiumSource(purchase, local),
  };
};

/** Months of property tax that a buyer pays at closing, by how the state bills it. */
const taxMonthsAtClosing: Readonly<
  Record<FeeContext['local']['propertyTax']['paidIn'], Readonly<{ typical: number; high: number }>>
> = {
  advance: { typical: 6, high: 12 },
  mixed: { typical: 3, high: 12 },
  arrears: { typical: 0, high: 6 },
};

/** A year's property tax on the price, at the rate of a new buyer where it is known. */
export function yearlyTax({ purchase, local: { propertyTax } }: FeeContext): {
  cents: number;
  percent: number;
} {
  const percent = propertyTax.newBuyerRatePercent ?? propertyTax.effectiveRatePercent;
  return { percent, cents: percentOf(purchase.priceCents, percent) };
}

/** The tax that falls due at closing; in arrears the seller usually credits the buyer instead. */
export const taxAtClosing: AmountRule = (context) => {
  const { paidIn } = context.local.propertyTax;
  const due = taxMonthsAtClosing[paidIn];
  const { percent, cents } = yearlyTax(context);
  return {
    lowCents: 0,
    typicalCents: months(cents, due.typical),
    highCents: months(cents, due.high),
    calculation: `${due.typical} of 12 months of about ${percent} % of the price, ${formatCents(cents)} a year; taxes are paid in ${paidIn}`,
    source: localSource(context.local.propertyTax),
  };
};
