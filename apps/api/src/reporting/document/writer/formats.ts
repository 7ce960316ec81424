import type { ReportLanguage } from '@closewise/contracts/buyer';
import { dollarsOf, roundedCents, type Cents } from '@closewise/domain/money';
import { timeZoneOf } from '@closewise/domain/place';
import { reportTexts } from '../../texts/index.js';

/** Formats money, percentages and dates in one language. */
export type Formats = Readonly<{
  /** `$1,234.56`, and `$625` without empty cents. */
  money: (cents: Cents) => string;
  /** Rounded like an estimate, in whole dollars: `$620`, `$12,340`. */
  roughMoney: (cents: Cents) => string;
  /** Whole dollars, for amounts that are rounded already. */
  dollars: (cents: Cents) => string;
  /** Always with cents, for exact amounts. */
  exactMoney: (cents: Cents) => string;
  percent: (value: number) => string;
  date: (iso: string) => string;
  /** In the time zone of `state`: `November 21, 2026, 4:00 AM CST`. */
  dateAndTime: (iso: string, state: string) => string;
  list: (items: readonly string[]) => string;
}>;

const made = new Map<ReportLanguage, Formats>();

/** The formats of a language, cached because creating them takes a millisecond. */
export function formatsOf(language: ReportLanguage): Formats {
  const formats = made.get(language) ?? formatsIn(reportTexts[language].locale);
  made.set(language, formats);
  return formats;
}

type Clock = Readonly<Record<'day' | 'time', Intl.DateTimeFormat>>;

const hourAndZone = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

function formatsIn(locale: string): Formats {
  const dollars = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const wholeDollars = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const dollarsAndCents = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const clocks = new Map<string, Clock>();
  const clockIn = (timeZone: string): Clock => {
    const clock = clocks.get(timeZone) ?? {
      day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }),
      time: new Intl.DateTimeFormat(locale, { ...hourAndZone, timeZone }),
    };
    clocks.set(timeZone, clock);
    return clock;
  };
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    money: (cents) => dollars.format(dollarsOf(cents)),
    roughMoney: (cents) => wholeDollars.format(dollarsOf(roundedCents(cents))),
    dollars: (cents) => wholeDollars.format(dollarsOf(cents)),
    exactMoney: (cents) => dollarsAndCents.format(dollarsOf(cents)),
    percent: (value) => percent.format(value / 100),
    date: (iso) => date.format(new Date(iso)),
    dateAndTime: (iso, state) => {
      const { day, time } = clockIn(timeZoneOf(state));
      const at = new Date(iso);
      return `${day.format(at)}, ${time.format(at).replaceAll(/\s/g, '\u00a0')}`;
    },
    list: (items) => list.format(items),
  };
}
