import { formatCents } from '../../money/index.js';
import { mayWaiveEscrow } from './escrow-account.js';
import type { AmountRule, FeeAmount, FeeContext } from './fee-amount.js';
import { localSource, premiumSource } from './fee-source.js';
import { yearlyPremium } from './homeowners-insurance.js';
import { months } from './months.js';
import { taxDay, yearlyTax } from './property-tax.js';
import { cushionMonths, type TaxOnClosingDay } from './tax-calendar.js';

const isVoluntary = ({ purchase }: FeeContext): boolean => mayWaiveEscrow(purchase);

/** The premium of the second year falls due after eleven loan payments: one month is missing, and the cushion. */
export const insuranceEscrow: AmountRule = (context) => {
  const { purchase, local } = context;
  const yearlyCents = Math.round(yearlyPremium(purchase, local).typical) * 100;
  const deposit = months(yearlyCents, 1 + cushionMonths);
  return {
    lowCents: isVoluntary(context) ? 0 : months(yearlyCents, cushionMonths),
    typicalCents: deposit,
    highCents: deposit,
    calculation: `${1 + cushionMonths}/12 of ${formatCents(yearlyCents)}: 1 month to the next premium, ${cushionMonths} the RESPA cushion = ${formatCents(deposit)}`,
    source: premiumSource(purchase, local),
  };
};

function depositByCalendar(context: FeeContext, day: TaxOnClosingDay): FeeAmount {
  const { cents } = yearlyTax(context);
  const deposit = months(cents, day.depositMonths);
  const usedCredit = Math.min(day.creditCents, day.dueSoonCents);
  const sellerCents = Math.min(day.creditCents - usedCredit, deposit);
  const typicalCents = deposit - sellerCents;
  const gross = `${day.depositMonths}/12 of ${formatCents(cents)} by the dates of the bills, ${cushionMonths} of them the RESPA cushion = ${formatCents(deposit)}`;
  return {
    lowCents: isVoluntary(context) ? 0 : Math.floor((typicalCents * 3) / 4),
    typicalCents,
    highCents: Math.ceil((deposit * 5) / 4),
    calculation:
      sellerCents > 0
        ? `${gross}, less ${formatCents(sellerCents)} credited by the seller = ${formatCents(typicalCents)}`
        : gross,
    source: localSource(context.local.propertyTax),
    sellerCents,
  };
}

function depositByCustom(context: FeeContext): FeeAmount {
  const { cents } = yearlyTax(context);
  const cushion = months(cents, cushionMonths);
  return {
    lowCents: isVoluntary(context) ? 0 : cushion,
    typicalCents: cushion,
    highCents: months(cents, 8),
    calculation: `RESPA cushion of ${cushionMonths} of 12 months of ${formatCents(cents)} = ${formatCents(cushion)}; up to 8 months by the dates of the bills`,
    source: localSource(context.local.propertyTax),
  };
}

/** The lender's reserve for property tax, so that its lowest balance of the first year is the cushion of two months. */
export const taxEscrow: AmountRule = (context) => {
  const day = taxDay(context);
  return day ? depositByCalendar(context, day) : depositByCustom(context);
};
