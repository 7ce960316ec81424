import { dayNumber } from '../../calendar/index.js';
import { memoizeByDay } from '../memoize.js';
import type { LocalCosts, CountyBills } from './local-costs.js';
import { isNamed } from '../applicability/place-scope-covers.js';

type Bills = NonNullable<LocalCosts['propertyTax']['bills']>;
type DatedBill = Readonly<{ due: number; from: number; to: number }>;

/** The state's tax bills as of the closing date, in cents of the yearly tax. */
export type TaxOnClosingDay = Readonly<{
  /** Owed to the seller for prepaid days after closing. */
  reimbursementCents: number;
  /** Owed by the seller for days before closing that are not yet billed or paid. */
  creditCents: number;
  /** Bills due before the first loan payment, too early for the escrow account. */
  dueSoonCents: number;
  /** The escrow deposit by aggregate accounting (12 CFR 1024.17): its lowest balance equals the cushion. */
  depositMonths: number;
}>;

export const cushionMonths = 2;

function datedBills(bills: Bills, closingYear: number): DatedBill[] {
  return [-1, 0, 1, 2].flatMap((later) =>
    bills.map(({ due, year, fromMonth, months: covered }) => {
      const [month = 1, day = 1] = due.split('-').map(Number);
      const dueYear = closingYear + later;
      return {
        due: dayNumber(dueYear, month, day),
        from: dayNumber(dueYear + year, fromMonth, 1),
        to: dayNumber(dueYear + year, fromMonth + covered, 1),
      };
    }),
  );
}

/** Loan payments begin on the first of the second month after closing. */
const firstPayment = (year: number, month: number, later = 0): number =>
  dayNumber(year, month + 2 + later, 1);

function depositMonthsOf(
  bills: readonly DatedBill[],
  billMonths: number,
  year: number,
  month: number,
): number {
  let balance = 0;
  let lowest = 0;
  for (let payment = 0; payment < 12; payment += 1) {
    const [from, to] = [firstPayment(year, month, payment), firstPayment(year, month, payment + 1)];
    const paid = bills.filter(({ due }) => due >= from && due < to).length * billMonths;
    balance += 1 - paid;
    lowest = Math.min(lowest, balance);
  }
  return cushionMonths - lowest;
}

type PartOfBill = Readonly<{ days: number; of: number }>;
type Calendar = Readonly<{
  billsPerYear: number;
  paidAhead: readonly PartOfBill[];
  owedBySeller: readonly PartOfBill[];
  dueSoon: number;
  depositMonths: number;
}>;

/** The bills as of the closing date in fractions of a bill, shared by all purchases in the state on that date. */
const calendarOn = memoizeByDay((bills: Bills, closingDate: string): Calendar => {
  const [year = 0, month = 1, day = 1] = closingDate.split('-').map(Number);
  const closing = dayNumber(year, month, day);
  const dated = datedBills(bills, year);
  const open = dated.filter(({ due }) => due > closing);
  const partsOf = (some: readonly DatedBill[], daysOf: (bill: DatedBill) => number): PartOfBill[] =>
    some
      .map((bill) => ({ days: Math.max(0, daysOf(bill)), of: bill.to - bill.from }))
      .filter(({ days }) => days > 0);
  return {
    billsPerYear: bills.length,
    paidAhead: partsOf(
      dated.filter(({ due }) => due <= closing),
      ({ from, to }) => to - Math.max(from, closing),
    ),
    owedBySeller: partsOf(open, ({ from, to }) => Math.min(to, closing) - from),
    dueSoon: open.filter(({ due }) => due < firstPayment(year, month)).length,
    depositMonths: depositMonthsOf(dated, 12 / bills.length, year, month),
  };
});

const sumOf = (parts: readonly PartOfBill[], billCents: number): number =>
  parts.reduce((sum, { days, of }) => sum + Math.round((billCents * days) / of), 0);

/** The closing date belongs to the buyer, and a bill due by then is paid. The bills are equal parts of the year. */
export function taxOnClosingDay(bills: Bills, closingDate: string, yearlyCents: number): TaxOnClosingDay {
  const { billsPerYear, paidAhead, owedBySeller, dueSoon, depositMonths } = calendarOn(bills, closingDate);
  const billCents = months(yearlyCents, 12 / billsPerYear);
  return {
    reimbursementCents: sumOf(paidAhead, billCents),
    creditCents: sumOf(owedBySeller, billCents),
    dueSoonCents: dueSoon * billCents,
    depositMonths,
  };
}

/** A number of months of a yearly amount in cents. */
export const months = (yearlyCents: number, count: number): number => Math.round((yearlyCents * count) / 12);

type OfState = Readonly<{ paidIn: CountyBills['paidIn']; billsByCounty: readonly CountyBills[] }>;

/** Billing dates in the county: the state's, unless the law sets others for it. */
export const billsInCounty = <State extends OfState>(
  state: State,
  county: string | null,
): State | CountyBills => state.billsByCounty.find(({ counties }) => isNamed(county, counties)) ?? state;
