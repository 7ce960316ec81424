import { centsOf, dollarsOf } from '@closewise/domain/money';
import { type Language, locales } from './language';

const formats = new Map<string, Intl.NumberFormat>();

/** Formatters are cached: creating one takes much longer than formatting. */
function formatOf(language: Language, digits: 0 | 2): Intl.NumberFormat {
  const known = formats.get(language + digits);
  if (known) return known;
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(language + digits, format);
  return format;
}

/** US dollars from integer cents; whole amounts have no decimals unless `decimals` is 2. */
export function formatCents(cents: number, language: Language, decimals?: 0 | 2): string {
  return formatOf(language, decimals ?? (cents % 100 === 0 ? 0 : 2)).format(dollarsOf(cents));
}

/** US dollars with cents, from an amount in dollars as some endpoints return it. */
export const dollars = (amount: number): string => formatCents(centsOf(amount), 'en', 2);
