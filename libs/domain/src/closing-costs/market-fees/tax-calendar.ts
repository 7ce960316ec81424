import { months } from './months.js';
import type { LocalCosts } from './local-costs.js';

type Bills = NonNullable<LocalCosts['propertyTax']['bills']>;
type DatedBill = Readonly<{ due: number; from: number; to: number }>;

/** What the state's bills mean on the closing day, in cents of the yearly tax. */
export type TaxOnClosingDay = Readonly<{
  /** To the seller, for days after closing that are already paid. */
  reimbursementCents: number;
  /** From the seller, for days before closing that are not yet billed or paid. */
  creditCents: number;
  /** Bills due before the first loan payment, which the escrow account cannot pay. */
  dueSoonCents: number;
  /** Escrow deposit by aggregate accounting (12 CFR 1024.17): its lowest balance is the cushion. */
  depositMonths: number;
}>;

export const cushionMonths = 2;

const dayLength = 86_400_000;
const dayOf = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / dayLength;

function datedBills(bills: Bills, closingYear: number): DatedBill[] {
  return [-1, 0, 1, 2].flatMap((later) =>
    bills.map(({ due, year, fromMonth, months: covered }) => {
      const [month = 1, day = 1] = due.split('-').map(Number);
      const dueYear = closingYear + later;
      return {
        due: dayOf(dueYear, month, day),
        from: dayOf(dueYear + year, fromMonth, 1),
        to: dayOf(dueYear + year, fromMonth + covered, 1),
      };
    }),
  );
}

/** Loans are paid from the first of the second month after closing. */
const firstPayment = (year: number, month: number, later = 0): number => dayOf(year, month + 2 + later, 1);

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

type Calendar = Readonly<{ closingDate: string; bills: readonly DatedBill[]; depositMonths: number }>;

function calendarOf(bills: Bills, closingDate: string): Calendar {
  const [year = 0, month = 1] = closingDate.split('-').map(Number);
  const dated = datedBills(bills, year);
  return { closingDate, bills: dated, depositMonths: depositMonthsOf(dated, 12 / bills.length, year, month) };
}

const lastCalendars = new WeakMap<Bills, Calendar>();

/** Estimates follow each other on the same closing date: a state's calendar is kept until another date is asked for. */
function calendarOn(bills: Bills, closingDate: string): Calendar {
  const last = lastCalendars.get(bills);
  if (last?.closingDate === closingDate) return last;
  const calendar = calendarOf(bills, closingDate);
  lastCalendars.set(bills, calendar);
  return calendar;
}

/** The closing day belongs to the buyer; a bill that is due by then is paid. The bills are equal parts of the year. */
export function taxOnClosingDay(bills: Bills, closingDate: string, yearlyCents: number): TaxOnClosingDay {
  const [year = 0, month = 1, day = 1] = closingDate.split('-').map(Number);
  const closing = dayOf(year, month, day);
  const calendar = calendarOn(bills, closingDate);
  const billCents = months(yearlyCents, 12 / bills.length);
  let [reimbursementCents, creditCents, dueSoonCents] = [0, 0, 0];
  for (const { due, from, to } of calendar.bills) {
    const isPaid = due <= closing;
    if (isPaid)
      reimbursementCents += Math.round((billCents * Math.max(0, to - Math.max(from, closing))) / (to - from));
    else creditCents += Math.round((billCents * Math.max(0, Math.min(to, closing) - from)) / (to - from));
    if (!isPaid && due < firstPayment(year, month)) dueSoonCents += billCents;
  }
  return { reimbursementCents, creditCents, dueSoonCents, depositMonths: calendar.depositMonths };
}
