import { centsOf, dollarsOf } from '@closewise/domain/money';
import type { Language } from './language';

const numberLocale = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

const formats = new Map<string, Intl.NumberFormat>();

/** Made once each: to make one takes many times as long as to write an amount. */
function formatOf(language: Language, digits: 0 | 2): Intl.NumberFormat {
  const known = formats.get(language + digits);
  if (known) return known;
  const format = new Intl.NumberFormat(numberLocale[language], {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(language + digits, format);
  return format;
}

/** US dollars from integer cents; whole amounts are written without decimals unless `decimals` is 2. */
export function formatCents(cents: number, language: Language, decimals?: 0 | 2): string {
  return formatOf(language, decimals ?? (cents % 100 === 0 ? 0 : 2)).format(dollarsOf(cents));
}

/** US dollars as the specified endpoints send them, with their cents. */
export const dollars = (amount: number): string => formatCents(centsOf(amount), 'en', 2);
