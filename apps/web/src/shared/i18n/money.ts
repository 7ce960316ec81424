import { centsOf, dollarsOf } from '@closewise/domain/money';
import type { Language } from './language';

const numberLocale = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/** US dollars from integer cents; whole amounts are written without decimals unless `decimals` is 2. */
export function formatCents(cents: number, language: Language, decimals?: 0 | 2): string {
  const digits = decimals ?? (cents % 100 === 0 ? 0 : 2);
  return new Intl.NumberFormat(numberLocale[language], {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(dollarsOf(cents));
}

/** US dollars as the specified endpoints send them, with their cents. */
export const dollars = (amount: number): string => formatCents(centsOf(amount), 'en', 2);
