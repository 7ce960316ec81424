import { formatCents } from '../../money/index.js';
import { percentOf } from '../percent-of.js';
import type { FeeAmount, AmountRule, FeeContext } from './fee-amount.js';
import { hasEscrowAccount } from './escrow-account.js';
import { localSource } from './fee-source.js';
import { months } from './months.js';
import { taxOnClosingDay, type TaxOnClosingDay } from './tax-calendar.js';

/** A year's property tax on the price, at the rate of a new buyer where it is known. */
export function yearlyTax({ purchase, local: { propertyTax } }: FeeContext): {
  cents: number;
  percent: number;
} {
  const percent = propertyTax.newBuyerRatePercent ?? propertyTax.effectiveRatePercent;
  return { percent, cents: percentOf(purchase.priceCents, percent) };
}

/** The closing day in the state's tax year; null where the data do not know the bills. */
export function taxDay(context: FeeContext): TaxOnClosingDay | null {
  const { bills } = context.local.propertyTax;
  return bills ? taxOnClosingDay(bills, context.purchase.closingDate, yearlyTax(context).cents) : null;
}

const yearInWords = ({ cents, percent }: ReturnType<typeof yearlyTax>): string =>
  `about ${percent}% of the price, ${formatCents(cents)} a year`;

function byCalendar(context: FeeContext, day: TaxOnClosingDay): FeeAmount {
  const dueSoonCents = hasEscrowAccount(context.purchase) ? day.dueSoonCents : 0;
  const grossCents = day.reimbursementCents + dueSoonCents;
  const creditCents = Math.min(day.creditCents, dueSoonCents);
  const typicalCents = grossCents - creditCents;
  const parts = [
    ...(day.reimbursementCents > 0
      ? [`${formatCents(day.reimbursementCents)} to the seller for days already paid`]
      : []),
    ...(dueSoonCents > 0 ? [`${formatCents(dueSoonCents)} due before the first loan payment`] : []),
    ...(creditCents > 0 ? [`less ${formatCents(creditCents)} credited by the seller`] : []),
  ];
  const sum =
    parts.length > 0
      ? `${parts.join(', ')} = ${formatCents(typicalCents)}`
      : `nothing due at closing; the seller credits ${formatCents(day.creditCents)} for the days before it`;
  return {
    lowCents: Math.floor((typicalCents * 3) / 4),
    typicalCents,
    highCents: Math.ceil((grossCents * 5) / 4),
    calculation: `${yearInWords(yearlyTax(context))}: ${sum}`,
    source: localSource(context.local.propertyTax),
    sellerCents: creditCents,
  };
}

/** Months that a buyer pays at closing where only the custom of the state is known. */
const usualMonths: Readonly<
  Record<FeeContext['local']['propertyTax']['paidIn'], Readonly<{ typical: number; high: number }>>
> = {
  advance: { typical: 6, high: 12 },
  mixed: { typical: 3, high: 12 },
  arrears: { typical: 0, high: 6 },
};

const paidInWords = { advance: 'in advance', arrears: 'in arrears', mixed: 'partly in advance' } as const;

function byCustom(context: FeeContext): FeeAmount {
  const { paidIn } = context.local.propertyTax;
  const due = usualMonths[paidIn];
  const tax = yearlyTax(context);
  return {
    lowCents: 0,
    typicalCents: months(tax.cents, due.typical),
    highCents: months(tax.cents, due.high),
    calculation: `${due.typical} of 12 months of ${yearInWords(tax)}; taxes are paid ${paidInWords[paidIn]}`,
    source: localSource(context.local.propertyTax),
  };
}

/** What the buyer pays for property tax at closing beside the escrow account: what falls due, less the seller's days. */
export const taxAtClosing: AmountRule = (context) => {
  const day = taxDay(context);
  return day ? byCalendar(context, day) : byCustom(context);
};
