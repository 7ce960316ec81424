import type { Cents } from '../../money/index.js';
import { percentOf } from '../percent-of.js';
import type { Step, Workings } from '../workings/step.js';
import { type TaxOnClosingDay, billsInCounty, months, taxOnClosingDay } from './tax-calendar.js';
import type { FeeAmount, AmountRule, FeeContext } from './fee-amount.js';
import { hasEscrowAccount } from './escrow-account.js';
import { propertyTaxRate } from './property-tax-rate.js';
import type { PropertyTaxRate } from './tax-of-other-use.js';

/** A year's property tax at this price. */
export function yearlyTax({ purchase, local }: FeeContext): PropertyTaxRate & Readonly<{ cents: Cents }> {
  const rate = propertyTaxRate(purchase, local);
  return { ...rate, cents: percentOf(purchase.priceCents, rate.percent) };
}

/** The minimum and maximum of a part of the yearly tax. */
export const atLeast = ({ least }: PropertyTaxRate, cents: Cents): Cents => Math.floor(cents * least);
export const atMost = ({ most }: PropertyTaxRate, cents: Cents): Cents => Math.ceil(cents * most);

/** The closing date within the state's tax year; null if its billing dates are unknown. */
export function taxDay(context: FeeContext): TaxOnClosingDay | null {
  const { county, closingDate } = context.purchase;
  const { bills } = billsInCounty(context.local.propertyTax, county);
  return bills ? taxOnClosingDay(bills, closingDate, yearlyTax(context).cents) : null;
}

/** The amounts due, minus the seller's days. */
function dueSteps(day: TaxOnClosingDay, dueSoonCents: Cents, creditCents: Cents): Step[] {
  const steps: Step[] = [];
  if (day.reimbursementCents > 0) steps.push({ kind: 'days-already-paid', cents: day.reimbursementCents });
  if (dueSoonCents > 0) steps.push({ kind: 'due-before-first-payment', cents: dueSoonCents });
  if (creditCents > 0) steps.push({ kind: 'less-seller-credit', cents: creditCents });
  return steps;
}

/** The part of the seller's credit that exceeds the buyer's amount here and that no line subtracts. */
export const remainingCredit = (cents: Cents): Workings =>
  cents > 0 ? [{ kind: 'credit-beside', cents }] : [];

function byCalendar(context: FeeContext, day: TaxOnClosingDay): FeeAmount {
  const dueSoonCents = hasEscrowAccount(context.purchase) ? day.dueSoonCents : 0;
  const grossCents = day.reimbursementCents + dueSoonCents;
  const creditCents = Math.min(day.creditCents, dueSoonCents);
  const typicalCents = grossCents - creditCents;
  const besideCents = hasEscrowAccount(context.purchase) ? 0 : day.creditCents - creditCents;
  const tax = yearlyTax(context);
  const due = dueSteps(day, dueSoonCents, creditCents);
  const sum: Workings =
    due.length > 0
      ? [...due, { kind: 'result', cents: typicalCents }]
      : [{ kind: 'nothing-due', sellerCreditCents: day.creditCents }];
  return {
    lowCents: atLeast(tax, typicalCents),
    typicalCents,
    highCents: atMost(tax, grossCents),
    workings: [
      ...tax.steps,
      { kind: 'yearly-tax', pricePercent: tax.percent, cents: tax.cents },
      ...sum,
      ...remainingCredit(besideCents),
    ],
    source: tax.source,
    sellerCents: creditCents,
  };
}

/** Months of tax paid at closing, if only the state's custom is known. */
const usualMonths: Readonly<
  Record<FeeContext['local']['propertyTax']['paidIn'], Readonly<{ typical: number; high: number }>>
> = {
  advance: { typical: 6, high: 12 },
  mixed: { typical: 3, high: 12 },
  arrears: { typical: 0, high: 6 },
};

function byCustom(context: FeeContext): FeeAmount {
  const { paidIn } = context.local.propertyTax;
  const due = usualMonths[paidIn];
  const tax = yearlyTax(context);
  return {
    lowCents: 0,
    typicalCents: months(tax.cents, due.typical),
    highCents: months(tax.cents, due.high),
    workings: [
      ...tax.steps,
      {
        kind: 'months-of-yearly-tax',
        months: due.typical,
        pricePercent: tax.percent,
        cents: tax.cents,
      },
      { kind: 'taxes-paid', when: paidIn },
    ],
    source: tax.source,
  };
}

/** The buyer's property tax at closing outside the escrow account: amounts due, minus the seller's days. */
export const taxAtClosing: AmountRule = (context) => {
  const day = taxDay(context);
  return day ? byCalendar(context, day) : byCustom(context);
};
