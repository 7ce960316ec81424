import type { ReportLanguage } from '@closewise/contracts/buyer';
import { dollarsOf, roundedCents, type Cents } from '@closewise/domain/money';

const locales: Readonly<Record<ReportLanguage, string>> = { en: 'en-US', es: 'es-US' };

/** How one language writes money, percents and dates; times are UTC. */
export type Formats = Readonly<{
  /** `$1,234.56`, and `$625` without empty cents. */
  money: (cents: Cents) => string;
  /** Rounded as an estimate is, in whole dollars: `$620`, `$12,340`. */
  roughMoney: (cents: Cents) => string;
  /** Whole dollars, of an amount that is rounded already. */
  dollars: (cents: Cents) => string;
  /** Always with cents, for what is exact. */
  exactMoney: (cents: Cents) => string;
  percent: (value: number) => string;
  date: (iso: string) => string;
  dateAndTime: (iso: string) => string;
  list: (items: readonly string[]) => string;
}>;

const made = new Map<ReportLanguage, Formats>();

/** The formats of a report's language; to make them takes a millisecond, so that they are made once. */
export function formatsOf(language: ReportLanguage): Formats {
  const formats = made.get(language) ?? formatsIn(locales[language]);
  made.set(language, formats);
  return formats;
}

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
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    money: (cents) => dollars.format(dollarsOf(cents)),
    roughMoney: (cents) => wholeDollars.format(dollarsOf(roundedCents(cents))),
    dollars: (cents) => wholeDollars.format(dollarsOf(cents)),
    exactMoney: (cents) => dollarsAndCents.format(dollarsOf(cents)),
    percent: (value) => percent.format(value / 100),
    date: (iso) => date.format(new Date(iso)),
    dateAndTime: (iso) =>
      `${date.format(new Date(iso))}, ${time.format(new Date(iso)).replaceAll(/\s/g, '\u00a0')}\u00a0UTC`,
    list: (items) => list.format(items),
  };
}
