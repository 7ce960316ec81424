import { type Cents, centsOf } from '../../money/index.js';
import type { Workings } from '../workings/index.js';
import { mayWaiveEscrow } from './escrow-account.js';
import type { AmountRule, FeeAmount, FeeContext } from './fee-amount.js';
import { premiumSource } from './fee-source.js';
import { yearlyPremium } from './homeowners-insurance.js';
import { months } from './months.js';
import { atLeast, atMost, creditBeside, taxDay, yearlyTax } from './property-tax.js';
import { cushionMonths, type TaxOnClosingDay } from './tax-calendar.js';

const isVoluntary = ({ purchase }: FeeContext): boolean => mayWaiveEscrow(purchase);

/** The premium of the second year falls due after eleven loan payments: one month is missing, and the cushion. */
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
      ...creditBeside(day.creditCents - usedCredit - sellerCents),
    ],
    source: tax.source,
    sellerCents,
  };
}

/** By the dates of the bills, where only the custom is known. */
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

/** The lender's reserve for property tax, so that its lowest balance of the first year is the cushion of two months. */
export const taxEscrow: AmountRule = (context) => {
  const day = taxDay(context);
  return day ? depositByCalendar(context, day) : depositByCustom(context);
};
